-- The journal: what each change made of presets and settings, so that it can be told, undone and done again. Only what
-- came of a change is kept: what stood there before is what the last change before it made.

CREATE TABLE change (
  id INTEGER PRIMARY KEY,
  -- Seconds since 1970, UTC.
  at INTEGER NOT NULL,
  -- start: what was there when the journal began. found: made by another program, and noticed by the next command.
  kind TEXT NOT NULL,
  author TEXT,
  command TEXT,
  note TEXT,
  -- Of an undo the change that it takes back, of a redo the undo.
  undoes_id INTEGER REFERENCES change (id),
  -- How often the file had been changed by then, as its header counts: another number there says that another program
  -- has changed it since. https://sqlite.org/fileformat2.html#file_change_counter
  fileChanges INTEGER,
  CONSTRAINT change_id_positive CHECK (id > 0),
  -- To the end of the year 9999.
  CONSTRAINT change_at_range CHECK (at >= 0 AND at < 253402300800),
  CONSTRAINT change_kind CHECK (
    kind = 'start' OR kind = 'command' OR kind = 'found' OR kind = 'undo' OR kind = 'redo'
  ),
  CONSTRAINT change_undoes CHECK ((undoes_id IS NOT NULL) = (kind = 'undo' OR kind = 'redo') AND undoes_id < id)
) STRICT;

CREATE INDEX change_undoes_id ON change (undoes_id) WHERE undoes_id IS NOT NULL;

-- What a change made of a preset: its canonical JSON, null where it was removed.
CREATE TABLE preset_version (
  change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT,
  CONSTRAINT preset_version_unique PRIMARY KEY (change_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX preset_version_name ON preset_version (name);

-- The same of the registry's own settings: the place in its JSON, rules.near-duplicate, and the JSON that stands there.
CREATE TABLE setting_version (
  change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  text TEXT,
  CONSTRAINT setting_version_unique PRIMARY KEY (change_id, path)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER change_refers BEFORE INSERT ON change WHEN NEW.undoes_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'change_undoes_change: undoes_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.undoes_id);
END;

CREATE TRIGGER preset_version_refers BEFORE INSERT ON preset_version
BEGIN
  SELECT RAISE(ABORT, 'preset_version_of_change: change_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.change_id);
END;

CREATE TRIGGER setting_version_refers BEFORE INSERT ON setting_version
BEGIN
  SELECT RAISE(ABORT, 'setting_version_of_change: change_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.change_id);
END;

CREATE TRIGGER change_goes BEFORE DELETE ON change
BEGIN
  DELETE FROM preset_version WHERE change_id = OLD.id;
  DELETE FROM setting_version WHERE change_id = OLD.id;
END;
