-- A registry as JSON of :count presets as design systems keep them: 128 springs far enough apart, and names of components for
-- them.
-- sqlite3 :memory: -cmd '.parameter set :count 2000' < aliases.sql
.mode list
WITH RECURSIVE number (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM number WHERE i + 1 < :count),
preset (name, object) AS (
  SELECT printf('base.spring-%03d', i), json_object(
      'name', printf('base.spring-%03d', i), 'kind', 'spring', 'summary', 'A spring, number ' || i,
      'duration', round(0.12 * pow(1.15, i / 8), 3), 'bounce', round(i % 8 / 10.0 - 0.3, 1),
      'reduced', 'none', 'role', 'spatial')
  FROM number WHERE i < 128
  UNION ALL
  SELECT printf('component-%04d.part-%02d', i / 10, i % 10), json_object(
      'name', printf('component-%04d.part-%02d', i / 10, i % 10), 'kind', 'alias',
      'summary', 'The motion of a part, number ' || i, 'of', printf('base.spring-%03d', i % 128))
  FROM number WHERE i >= 128
)
SELECT '{"format": "motionbook/1", "presets": [' || group_concat(object, ',' || char(10)) || ']}'
FROM (SELECT object FROM preset ORDER BY name);
