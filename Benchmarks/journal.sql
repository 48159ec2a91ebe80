-- A hundred thousand changes of one preset, as a team makes in some years, the last of which made what stands there.
-- sqlite3 registry.db < journal.sql
BEGIN;
WITH RECURSIVE number (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM number WHERE i < 100001)
INSERT INTO change (id, at, kind, author, command)
SELECT i, 1760000000 + i * 60, 'command', 'A designer', 'tweak apple.snappy' FROM number;
INSERT INTO preset_version (change_id, name, text)
SELECT change.id, name, CASE change.id WHEN 100001 THEN text
  ELSE json_set(text, '$.summary', 'Quick, attempt ' || change.id) END
FROM preset_version, change WHERE change_id = 1 AND name = 'apple.snappy' AND change.id > 1;
COMMIT;
