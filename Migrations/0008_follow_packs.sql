-- Where a pack was taken from, and the digest of each preset as the pack had it: by these a later text of the pack tells
-- what was changed or removed here from what the pack has changed. Packs that were taken before have none.

CREATE TABLE pack_source (
  pack TEXT NOT NULL REFERENCES pack (name) ON DELETE CASCADE,
  source TEXT NOT NULL,
  CONSTRAINT pack_source_unique PRIMARY KEY (pack),
  CONSTRAINT pack_source_not_empty CHECK (source <> '')
) STRICT, WITHOUT ROWID;

CREATE TABLE pack_preset (
  pack TEXT NOT NULL REFERENCES pack (name) ON DELETE CASCADE,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  CONSTRAINT pack_preset_unique PRIMARY KEY (pack, name),
  CONSTRAINT pack_preset_name_not_empty CHECK (name <> ''),
  CONSTRAINT pack_preset_digest CHECK (length(digest) = 16 AND digest NOT GLOB '*[^0-9a-f]*')
) STRICT, WITHOUT ROWID;

CREATE TRIGGER pack_source_refers BEFORE INSERT ON pack_source
BEGIN
  SELECT RAISE(ABORT, 'pack_source_of_pack: pack names no pack')
  WHERE NOT EXISTS (SELECT 1 FROM pack WHERE name = NEW.pack);
END;

CREATE TRIGGER pack_preset_refers BEFORE INSERT ON pack_preset
BEGIN
  SELECT RAISE(ABORT, 'pack_preset_of_pack: pack names no pack')
  WHERE NOT EXISTS (SELECT 1 FROM pack WHERE name = NEW.pack);
END;

CREATE TRIGGER pack_goes BEFORE DELETE ON pack
BEGIN
  DELETE FROM pack_source WHERE pack = OLD.name;
  DELETE FROM pack_preset WHERE pack = OLD.name;
END;
