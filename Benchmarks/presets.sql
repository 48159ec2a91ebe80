-- A registry as JSON with :count presets: a third of them derived, up to depth 10, the others of every kind.
-- sqlite3 :memory: -cmd '.parameter set :count 100000' < presets.sql
.mode list
WITH RECURSIVE number (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM number WHERE i + 1 < :count),
preset (i, name, object) AS (
  SELECT i, printf('group-%05d.preset-%06d', i / 100, i),
    CASE
      WHEN i % 30 BETWEEN 1 AND 10 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'spring',
        'summary', 'A spring adjusted from the one before it, number ' || i,
        'base', printf('group-%05d.preset-%06d', (i - 1) / 100, i - 1),
        CASE i % 3 WHEN 0 THEN 'duration' WHEN 1 THEN 'durationScale' ELSE 'extraBounce' END,
        CASE i % 3 WHEN 0 THEN 0.2 + i % 61 / 100.0 WHEN 1 THEN 0.9 + i % 21 / 100.0 ELSE i % 11 / 100.0 - 0.05 END,
        'reduced', 'none', 'role', 'spatial')
      WHEN i % 30 < 20 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'spring',
        'summary', 'A spring by duration and bounce, number ' || i,
        'duration', 0.1 + i * 7919 % 14009 / 10000.0, 'bounce', i * 104729 % 6007 / 10000.0 - 0.3,
        'reduced', 'none', 'role', 'spatial')
      WHEN i % 30 < 24 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'spring',
        'summary', 'A spring by stiffness and damping, number ' || i,
        'stiffness', 50 + i * 7919 % 85009 / 100.0, 'damping', 10 + i * 104729 % 5003 / 100.0,
        'reduced', 'none', 'role', 'spatial')
      WHEN i % 30 < 26 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'duration',
        'summary', 'A duration, number ' || i, 'duration', 0.05 + i % 997 / 1000.0)
      WHEN i % 30 = 26 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'curve', 'summary', 'A curve, number ' || i,
        'bezier', json_array(i % 1009 / 1009.0, 0, i * 31 % 1013 / 1013.0, 1))
      WHEN i % 30 < 29 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'tween', 'summary', 'A tween, number ' || i,
        'curve', printf('group-%05d.preset-%06d', (i - i % 30 + 26) / 100, i - i % 30 + 26),
        'duration', 0.1 + i * 7919 % 9973 / 10000.0, 'reduced', 'none', 'role', 'effects')
      ELSE json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'alias', 'summary', 'An alias, number ' || i,
        'of', printf('group-%05d.preset-%06d', (i - 14) / 100, i - 14))
    END
  FROM number
)
SELECT '{"format": "motionbook/1", "presets": [' || group_concat(object, ',' || char(10)) || ']}'
FROM (SELECT object FROM preset ORDER BY name);
