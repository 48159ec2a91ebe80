-- A registry as JSON with :count presets none of which has to be baked: durations, Beziers, tweens of them, aliases.
-- sqlite3 :memory: -cmd '.parameter set :count 10000' < plain-presets.sql
.mode list
WITH RECURSIVE number (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM number WHERE i + 1 < :count),
preset (i, name, object) AS (
  SELECT i, printf('group-%05d.preset-%06d', i / 100, i),
    CASE
      WHEN i % 10 < 4 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'duration',
        'summary', 'A duration, number ' || i, 'duration', 0.05 + i % 997 / 1000.0)
      WHEN i % 10 = 4 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'curve', 'summary', 'A curve, number ' || i,
        'bezier', json_array(i % 1009 / 1009.0, 0, i * 31 % 1013 / 1013.0, 1))
      WHEN i % 10 < 9 THEN json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'tween', 'summary', 'A tween, number ' || i,
        'curve', printf('group-%05d.preset-%06d', (i - i % 10 + 4) / 100, i - i % 10 + 4),
        'duration', 0.1 + i * 7919 % 9973 / 10000.0, 'reduced', 'none', 'role', 'effects')
      ELSE json_object(
        'name', printf('group-%05d.preset-%06d', i / 100, i), 'kind', 'alias', 'summary', 'An alias, number ' || i,
        'of', printf('group-%05d.preset-%06d', (i - 3) / 100, i - 3))
    END
  FROM number
)
SELECT '{"format": "motionbook/1", "presets": [' || group_concat(object, ',' || char(10)) || ']}'
FROM (SELECT object FROM preset ORDER BY name);
