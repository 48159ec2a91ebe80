-- The deceleration rate by which a morph's release is projected; none is without. A table of its own: a column that is
-- added to a table cannot be compared with the text of the migrations.

CREATE TABLE projection (
  morph_id INTEGER PRIMARY KEY REFERENCES morph (preset_id) ON DELETE CASCADE,
  projection REAL NOT NULL,
  CONSTRAINT projection_finite CHECK (abs(projection) < 9e999)
) STRICT;

CREATE TRIGGER projection_refers BEFORE INSERT ON projection
BEGIN
  SELECT RAISE(ABORT, 'projection_of_gesture: morph_id names no morph that a gesture drives')
  WHERE NOT EXISTS (SELECT 1 FROM morph WHERE preset_id = NEW.morph_id AND axis IS NOT NULL);
  SELECT RAISE(ABORT, 'projection_unique: the morph has a projection')
  WHERE EXISTS (SELECT 1 FROM projection WHERE morph_id = NEW.morph_id);
END;

CREATE TRIGGER projection_refers_anew BEFORE UPDATE ON projection WHEN NEW.morph_id <> OLD.morph_id
BEGIN
  SELECT RAISE(ABORT, 'projection_of_gesture: morph_id cannot change');
END;

CREATE TRIGGER projection_keeps_gesture BEFORE UPDATE ON morph
WHEN NEW.axis IS NULL AND EXISTS (SELECT 1 FROM projection WHERE morph_id = OLD.preset_id)
BEGIN
  SELECT RAISE(ABORT, 'morph_interactive_whole: the gesture has a projection; remove that first');
END;

CREATE TRIGGER projection_goes BEFORE DELETE ON morph
BEGIN
  DELETE FROM projection WHERE morph_id = OLD.preset_id;
END;

CREATE TRIGGER projection_in_range AFTER INSERT ON projection WHEN
  NEW.projection <> 0 AND NEW.projection NOT BETWEEN 0.9 AND 0.9999
BEGIN
  SELECT RAISE(ABORT, 'projection_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER projection_stays_in_range AFTER UPDATE ON projection WHEN
  NEW.projection IS NOT OLD.projection AND NEW.projection <> 0 AND NEW.projection NOT BETWEEN 0.9 AND 0.9999
BEGIN
  SELECT RAISE(ABORT, 'projection_in_range: a number, text or count is out of its range');
END;
