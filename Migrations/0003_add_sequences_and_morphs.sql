-- Phases that follow one another, and elements that move from one screen to another, guarded as 0002 guards the
-- kinds that were there. A value is one to four numbers, the unused ones null; an animation is a preset that stands
-- for a spring or a tween, by its name or inside the sequence or morph itself.

CREATE TABLE sequence (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  mode TEXT NOT NULL,
  CONSTRAINT sequence_mode CHECK ((mode = 'loop' OR mode = 'trigger'))
) STRICT;

CREATE TABLE phase (
  id INTEGER PRIMARY KEY,
  sequence_id INTEGER NOT NULL REFERENCES sequence (preset_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- What leads to the phase; null jumps.
  animation_id INTEGER REFERENCES preset (id),
  CONSTRAINT phase_id_positive CHECK (id > 0),
  CONSTRAINT phase_position_unique UNIQUE (sequence_id, position),
  CONSTRAINT phase_name_unique UNIQUE (sequence_id, name),
  CONSTRAINT phase_position CHECK (position >= 0),
  CONSTRAINT phase_name_not_empty CHECK (name <> '')
) STRICT;

CREATE INDEX phase_animation ON phase (animation_id) WHERE animation_id IS NOT NULL;

-- A phase's value of a property. The phase at position 0 names every property of its sequence.
CREATE TABLE phase_value (
  phase_id INTEGER NOT NULL REFERENCES phase (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  property TEXT NOT NULL,
  x REAL NOT NULL,
  y REAL,
  z REAL,
  w REAL,
  CONSTRAINT phase_value_unique PRIMARY KEY (phase_id, position),
  CONSTRAINT phase_value_property_unique UNIQUE (phase_id, property),
  CONSTRAINT phase_value_position CHECK (position >= 0),
  CONSTRAINT phase_value_property_not_empty CHECK (property <> ''),
  CONSTRAINT phase_value_finite CHECK (
    abs(x) < 9e999 AND coalesce(abs(y), 0) < 9e999 AND coalesce(abs(z), 0) < 9e999 AND coalesce(abs(w), 0) < 9e999
  ),
  CONSTRAINT phase_value_without_gaps CHECK ((y IS NOT NULL OR z IS NULL) AND (z IS NOT NULL OR w IS NULL))
) STRICT, WITHOUT ROWID;

-- Present, dismiss and interactive are members of the one row: so none of them is ever half there.
CREATE TABLE morph (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  present_id INTEGER NOT NULL REFERENCES preset (id),
  presentInitialVelocity REAL,
  dismiss_id INTEGER REFERENCES preset (id),
  dismissInitialVelocity REAL,
  axis TEXT,
  distance REAL,
  cap REAL,
  threshold REAL,
  finish_id INTEGER REFERENCES preset (id),
  cancel_id INTEGER REFERENCES preset (id),
  CONSTRAINT morph_initial_velocity_finite CHECK (
    coalesce(abs(presentInitialVelocity), 0) < 9e999 AND coalesce(abs(dismissInitialVelocity), 0) < 9e999
  ),
  CONSTRAINT morph_dismiss_whole CHECK (dismiss_id IS NOT NULL OR dismissInitialVelocity IS NULL),
  CONSTRAINT morph_axis CHECK ((axis = 'up' OR axis = 'down' OR axis = 'left' OR axis = 'right')),
  CONSTRAINT morph_distance_range CHECK (distance > 0 AND distance < 9e999),
  CONSTRAINT morph_cap_range CHECK (cap > 0 AND cap <= 1),
  CONSTRAINT morph_threshold_range CHECK (threshold >= 0 AND threshold <= 1),
  CONSTRAINT morph_interactive_whole CHECK (
    CASE WHEN axis IS NULL THEN coalesce(distance, cap, threshold, finish_id, cancel_id) IS NULL
      ELSE distance IS NOT NULL AND finish_id IS NOT NULL AND cancel_id IS NOT NULL END
  )
) STRICT;

CREATE INDEX morph_present ON morph (present_id);
CREATE INDEX morph_dismiss ON morph (dismiss_id) WHERE dismiss_id IS NOT NULL;
CREATE INDEX morph_finish ON morph (finish_id) WHERE finish_id IS NOT NULL;
CREATE INDEX morph_cancel ON morph (cancel_id) WHERE cancel_id IS NOT NULL;

CREATE TABLE element (
  id INTEGER PRIMARY KEY,
  morph_id INTEGER NOT NULL REFERENCES morph (preset_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  delay REAL,
  animation_id INTEGER REFERENCES preset (id),
  CONSTRAINT element_id_positive CHECK (id > 0),
  CONSTRAINT element_position_unique UNIQUE (morph_id, position),
  CONSTRAINT element_name_unique UNIQUE (morph_id, name),
  CONSTRAINT element_position CHECK (position >= 0),
  CONSTRAINT element_name_not_empty CHECK (name <> ''),
  CONSTRAINT element_delay_range CHECK (delay >= 0 AND delay < 9e999)
) STRICT;

CREATE INDEX element_animation ON element (animation_id) WHERE animation_id IS NOT NULL;

CREATE TABLE element_property (
  element_id INTEGER NOT NULL REFERENCES element (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  property TEXT NOT NULL,
  fromX REAL NOT NULL,
  fromY REAL,
  fromZ REAL,
  fromW REAL,
  toX REAL NOT NULL,
  toY REAL,
  toZ REAL,
  toW REAL,
  CONSTRAINT element_property_unique PRIMARY KEY (element_id, position),
  CONSTRAINT element_property_property_unique UNIQUE (element_id, property),
  CONSTRAINT element_property_position CHECK (position >= 0),
  CONSTRAINT element_property_not_empty CHECK (property <> ''),
  CONSTRAINT element_property_finite CHECK (
    abs(fromX) < 9e999 AND coalesce(abs(fromY), 0) < 9e999 AND coalesce(abs(fromZ), 0) < 9e999
    AND coalesce(abs(fromW), 0) < 9e999
    AND abs(toX) < 9e999 AND coalesce(abs(toY), 0) < 9e999 AND coalesce(abs(toZ), 0) < 9e999
    AND coalesce(abs(toW), 0) < 9e999
  ),
  CONSTRAINT element_property_without_gaps CHECK (
    (fromY IS NOT NULL OR fromZ IS NULL) AND (fromZ IS NOT NULL OR fromW IS NULL)
  ),
  CONSTRAINT element_property_values_alike CHECK (
    (fromY IS NULL) = (toY IS NULL) AND (fromZ IS NULL) = (toZ IS NULL) AND (fromW IS NULL) = (toW IS NULL)
  )
) STRICT, WITHOUT ROWID;

-- The triggers of 0002 that list the tables of the kinds, with the new ones.

DROP TRIGGER preset_kind_known;
DROP TRIGGER preset_new_kind_known;

DROP TRIGGER preset_kind_is_fixed;
CREATE TRIGGER preset_kind_is_fixed BEFORE UPDATE OF kind ON preset
WHEN NEW.kind <> OLD.kind AND (
  EXISTS (SELECT 1 FROM spring WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM curve WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM duration WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM tween WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM clip WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM sequence WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM morph WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM alias WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM preset WHERE owner_id = OLD.id)
)
BEGIN
  SELECT RAISE(ABORT, 'preset_kind_is_fixed: the kind of a preset with content cannot change');
END;

-- A spring that is used as an animation may become a tween, unless it starts with a velocity.
DROP TRIGGER preset_stands_for_is_fixed;
CREATE TRIGGER preset_stands_for_is_fixed BEFORE UPDATE OF standsFor ON preset
WHEN NEW.standsFor <> OLD.standsFor AND (
  EXISTS (SELECT 1 FROM duration WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM spring WHERE base_id = OLD.id)
  OR EXISTS (SELECT 1 FROM alias WHERE of_id = OLD.id OR preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM tween WHERE curve_id = OLD.id OR duration_id = OLD.id)
  OR EXISTS (SELECT 1 FROM keyframe WHERE curve_id = OLD.id OR spring_id = OLD.id)
  OR (NEW.standsFor <> 'spring' AND EXISTS (
    SELECT 1 FROM morph
    WHERE (present_id = OLD.id AND presentInitialVelocity <> 0) OR (dismiss_id = OLD.id AND dismissInitialVelocity <> 0)
  ))
  OR (NEW.standsFor <> 'spring' AND NEW.standsFor <> 'tween' AND (
    EXISTS (SELECT 1 FROM phase WHERE animation_id = OLD.id)
    OR EXISTS (SELECT 1 FROM element WHERE animation_id = OLD.id)
    OR EXISTS (
      SELECT 1 FROM morph
      WHERE present_id = OLD.id OR dismiss_id = OLD.id OR finish_id = OLD.id OR cancel_id = OLD.id
    )
  ))
)
BEGIN
  SELECT RAISE(ABORT, 'preset_stands_for_is_fixed: it is used as what it is');
END;

DROP TRIGGER preset_in_use;
CREATE TRIGGER preset_in_use BEFORE DELETE ON preset
BEGIN
  SELECT RAISE(ABORT, 'preset_in_use: another preset uses it')
  WHERE EXISTS (SELECT 1 FROM preset WHERE reduced_id = OLD.id AND id <> OLD.id)
    OR EXISTS (SELECT 1 FROM spring WHERE base_id = OLD.id)
    OR EXISTS (SELECT 1 FROM alias WHERE of_id = OLD.id)
    OR EXISTS (SELECT 1 FROM tween WHERE curve_id = OLD.id OR duration_id = OLD.id)
    OR EXISTS (SELECT 1 FROM keyframe WHERE curve_id = OLD.id OR spring_id = OLD.id)
    OR EXISTS (SELECT 1 FROM phase WHERE animation_id = OLD.id)
    OR EXISTS (SELECT 1 FROM element WHERE animation_id = OLD.id)
    OR EXISTS (
      SELECT 1 FROM morph
      WHERE present_id = OLD.id OR dismiss_id = OLD.id OR finish_id = OLD.id OR cancel_id = OLD.id
    );
  -- What it holds goes with it. Without that the next preset could get its id, and with it what it held.
  DELETE FROM exception WHERE preset_id = OLD.id;
  DELETE FROM spring WHERE preset_id = OLD.id;
  DELETE FROM curve WHERE preset_id = OLD.id;
  DELETE FROM duration WHERE preset_id = OLD.id;
  DELETE FROM tween WHERE preset_id = OLD.id;
  DELETE FROM clip WHERE preset_id = OLD.id;
  DELETE FROM sequence WHERE preset_id = OLD.id;
  DELETE FROM morph WHERE preset_id = OLD.id;
  DELETE FROM alias WHERE preset_id = OLD.id;
  DELETE FROM spring WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM curve WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM tween WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM preset WHERE owner_id = OLD.id;
END;

-- A tween may stand inside a sequence or morph now, and a curve inside that tween: both have the same owner.
DROP TRIGGER tween_refers;
CREATE TRIGGER tween_refers BEFORE INSERT ON tween
BEGIN
  SELECT RAISE(ABORT, 'tween_of_preset: preset_id names no preset of kind tween')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'tween');
  SELECT RAISE(ABORT, 'tween_curve_exists: curve_id names no curve')
  WHERE NEW.curve_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset AS curve JOIN preset AS tween ON tween.id = NEW.preset_id
      WHERE curve.id = NEW.curve_id AND curve.standsFor = 'curve'
        AND (curve.name IS NOT NULL OR curve.owner_id = coalesce(tween.owner_id, tween.id))
    );
  SELECT RAISE(ABORT, 'tween_duration_exists: duration_id names no duration above 0 s')
  WHERE NEW.duration_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset WHERE id = NEW.duration_id AND standsFor = 'duration' AND name IS NOT NULL
    );
END;

DROP TRIGGER tween_refers_anew;
CREATE TRIGGER tween_refers_anew BEFORE UPDATE ON tween
BEGIN
  SELECT RAISE(ABORT, 'tween_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'tween_curve_exists: curve_id names no curve')
  WHERE NEW.curve_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset AS curve JOIN preset AS tween ON tween.id = NEW.preset_id
      WHERE curve.id = NEW.curve_id AND curve.standsFor = 'curve'
        AND (curve.name IS NOT NULL OR curve.owner_id = coalesce(tween.owner_id, tween.id))
    );
  SELECT RAISE(ABORT, 'tween_duration_exists: duration_id names no duration above 0 s')
  WHERE NEW.duration_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset WHERE id = NEW.duration_id AND standsFor = 'duration' AND name IS NOT NULL
    );
END;

-- Sequences.

CREATE TRIGGER sequence_refers BEFORE INSERT ON sequence
BEGIN
  SELECT RAISE(ABORT, 'sequence_of_preset: preset_id names no preset of kind sequence')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'sequence');
  SELECT RAISE(ABORT, 'sequence_unique: the preset has a sequence')
  WHERE EXISTS (SELECT 1 FROM sequence WHERE preset_id = NEW.preset_id);
END;

CREATE TRIGGER sequence_refers_anew BEFORE UPDATE ON sequence WHEN NEW.preset_id <> OLD.preset_id
BEGIN
  SELECT RAISE(ABORT, 'sequence_of_preset: preset_id cannot change');
END;

-- After rather than before: what guards the first phase and its values looks whether the sequence is still there.
CREATE TRIGGER sequence_goes AFTER DELETE ON sequence
BEGIN
  DELETE FROM phase WHERE sequence_id = OLD.preset_id;
END;

CREATE TRIGGER phase_goes AFTER DELETE ON phase
BEGIN
  DELETE FROM phase_value WHERE phase_id = OLD.id;
END;

CREATE TRIGGER phase_stays BEFORE DELETE ON phase
WHEN OLD.position = 0 AND EXISTS (SELECT 1 FROM sequence WHERE preset_id = OLD.sequence_id)
BEGIN
  SELECT RAISE(ABORT, 'phase_stays: the first phase names every property; remove the sequence instead');
END;

CREATE TRIGGER phase_refers BEFORE INSERT ON phase
BEGIN
  SELECT RAISE(ABORT, 'phase_of_sequence: sequence_id names no sequence')
  WHERE NOT EXISTS (SELECT 1 FROM sequence WHERE preset_id = NEW.sequence_id);
  SELECT RAISE(ABORT, 'phase_unique: there is a phase of that id, name or position')
  WHERE EXISTS (SELECT 1 FROM phase WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM phase WHERE sequence_id = NEW.sequence_id AND name = NEW.name)
    OR EXISTS (SELECT 1 FROM phase WHERE sequence_id = NEW.sequence_id AND position = NEW.position);
  SELECT RAISE(ABORT, 'phase_first: the first phase has position 0')
  WHERE NEW.position > 0
    AND NOT EXISTS (SELECT 1 FROM phase WHERE sequence_id = NEW.sequence_id AND position = 0);
  SELECT RAISE(ABORT, 'phase_animation_exists: animation_id names no spring or tween')
  WHERE NEW.animation_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.animation_id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.sequence_id)
    );
END;

CREATE TRIGGER phase_refers_anew BEFORE UPDATE ON phase
BEGIN
  SELECT RAISE(ABORT, 'phase_of_sequence: id, sequence_id and position cannot change')
  WHERE NEW.id <> OLD.id OR NEW.sequence_id <> OLD.sequence_id OR NEW.position <> OLD.position;
  SELECT RAISE(ABORT, 'phase_unique: there is a phase of that name')
  WHERE EXISTS (SELECT 1 FROM phase WHERE sequence_id = NEW.sequence_id AND name = NEW.name AND id <> OLD.id);
  SELECT RAISE(ABORT, 'phase_animation_exists: animation_id names no spring or tween')
  WHERE NEW.animation_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.animation_id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.sequence_id)
    );
END;

CREATE TRIGGER phase_value_refers BEFORE INSERT ON phase_value
BEGIN
  SELECT RAISE(ABORT, 'phase_value_of_phase: phase_id names no phase')
  WHERE NOT EXISTS (SELECT 1 FROM phase WHERE id = NEW.phase_id);
  SELECT RAISE(ABORT, 'phase_value_new: the phase has a value of that property or position')
  WHERE EXISTS (SELECT 1 FROM phase_value WHERE phase_id = NEW.phase_id AND position = NEW.position)
    OR EXISTS (SELECT 1 FROM phase_value WHERE phase_id = NEW.phase_id AND property = NEW.property);
  SELECT RAISE(ABORT, 'phase_value_like_first: the first phase has no such value of the property')
  FROM phase AS own JOIN phase AS first ON first.sequence_id = own.sequence_id AND first.position = 0
  WHERE own.id = NEW.phase_id AND own.position > 0
    AND NOT EXISTS (
      SELECT 1 FROM phase_value AS value
      WHERE value.phase_id = first.id AND value.property = NEW.property AND (value.y IS NULL) = (NEW.y IS NULL)
        AND (value.z IS NULL) = (NEW.z IS NULL) AND (value.w IS NULL) = (NEW.w IS NULL)
    );
END;

CREATE TRIGGER phase_value_refers_anew BEFORE UPDATE ON phase_value
BEGIN
  SELECT RAISE(ABORT, 'phase_value_of_phase: phase_id, position and property cannot change')
  WHERE NEW.phase_id <> OLD.phase_id OR NEW.position <> OLD.position OR NEW.property <> OLD.property;
  SELECT RAISE(ABORT, 'phase_value_alike: a value keeps as many components as it has')
  WHERE (NEW.y IS NULL) <> (OLD.y IS NULL) OR (NEW.z IS NULL) <> (OLD.z IS NULL) OR (NEW.w IS NULL) <> (OLD.w IS NULL);
END;

CREATE TRIGGER phase_value_stays BEFORE DELETE ON phase_value
WHEN EXISTS (SELECT 1 FROM phase WHERE id = OLD.phase_id AND position = 0)
BEGIN
  SELECT RAISE(ABORT, 'phase_value_stays: a later phase has a value of the property, or it is the only one')
  FROM phase AS first WHERE first.id = OLD.phase_id AND (
    NOT EXISTS (SELECT 1 FROM phase_value WHERE phase_id = first.id AND property <> OLD.property)
    OR EXISTS (
      SELECT 1 FROM phase AS later JOIN phase_value AS value ON value.phase_id = later.id
      WHERE later.sequence_id = first.sequence_id AND later.id <> first.id AND value.property = OLD.property
    )
  );
END;

-- Morphs.

CREATE TRIGGER morph_refers BEFORE INSERT ON morph
BEGIN
  SELECT RAISE(ABORT, 'morph_of_preset: preset_id names no preset of kind morph')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'morph');
  SELECT RAISE(ABORT, 'morph_unique: the preset has a morph')
  WHERE EXISTS (SELECT 1 FROM morph WHERE preset_id = NEW.preset_id);
  SELECT RAISE(ABORT, 'morph_animation_exists: present_id, dismiss_id, finish_id or cancel_id names no spring or tween')
  FROM (
    SELECT NEW.present_id AS id UNION ALL SELECT NEW.dismiss_id UNION ALL SELECT NEW.finish_id
    UNION ALL SELECT NEW.cancel_id
  ) AS animation
  WHERE animation.id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE preset.id = animation.id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.preset_id)
    );
  SELECT RAISE(ABORT, 'morph_velocity_of_spring: only a spring starts with a velocity')
  WHERE EXISTS (
    SELECT 1 FROM preset
    WHERE standsFor = 'tween' AND (
      (id = NEW.present_id AND NEW.presentInitialVelocity <> 0)
      OR (id = NEW.dismiss_id AND NEW.dismissInitialVelocity <> 0)
    )
  );
END;

CREATE TRIGGER morph_refers_anew BEFORE UPDATE ON morph
BEGIN
  SELECT RAISE(ABORT, 'morph_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'morph_animation_exists: present_id, dismiss_id, finish_id or cancel_id names no spring or tween')
  FROM (
    SELECT NEW.present_id AS id UNION ALL SELECT NEW.dismiss_id UNION ALL SELECT NEW.finish_id
    UNION ALL SELECT NEW.cancel_id
  ) AS animation
  WHERE animation.id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE preset.id = animation.id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.preset_id)
    );
  SELECT RAISE(ABORT, 'morph_velocity_of_spring: only a spring starts with a velocity')
  WHERE EXISTS (
    SELECT 1 FROM preset
    WHERE standsFor = 'tween' AND (
      (id = NEW.present_id AND NEW.presentInitialVelocity <> 0)
      OR (id = NEW.dismiss_id AND NEW.dismissInitialVelocity <> 0)
    )
  );
END;

CREATE TRIGGER morph_goes BEFORE DELETE ON morph
BEGIN
  DELETE FROM element WHERE morph_id = OLD.preset_id;
END;

CREATE TRIGGER element_goes BEFORE DELETE ON element
BEGIN
  DELETE FROM element_property WHERE element_id = OLD.id;
END;

CREATE TRIGGER element_refers BEFORE INSERT ON element
BEGIN
  SELECT RAISE(ABORT, 'element_of_morph: morph_id names no morph')
  WHERE NOT EXISTS (SELECT 1 FROM morph WHERE preset_id = NEW.morph_id);
  SELECT RAISE(ABORT, 'element_unique: there is an element of that id, name or position')
  WHERE EXISTS (SELECT 1 FROM element WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM element WHERE morph_id = NEW.morph_id AND name = NEW.name)
    OR EXISTS (SELECT 1 FROM element WHERE morph_id = NEW.morph_id AND position = NEW.position);
  SELECT RAISE(ABORT, 'element_animation_exists: animation_id names no spring or tween')
  WHERE NEW.animation_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.animation_id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.morph_id)
    );
END;

CREATE TRIGGER element_refers_anew BEFORE UPDATE ON element
BEGIN
  SELECT RAISE(ABORT, 'element_of_morph: id, morph_id and name cannot change')
  WHERE NEW.id <> OLD.id OR NEW.morph_id <> OLD.morph_id OR NEW.name <> OLD.name;
  SELECT RAISE(ABORT, 'element_unique: there is an element of that position')
  WHERE EXISTS (SELECT 1 FROM element WHERE morph_id = NEW.morph_id AND position = NEW.position AND id <> OLD.id);
  SELECT RAISE(ABORT, 'element_animation_exists: animation_id names no spring or tween')
  WHERE NEW.animation_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.animation_id AND (standsFor = 'spring' OR standsFor = 'tween')
        AND (name IS NOT NULL OR owner_id = NEW.morph_id)
    );
END;

CREATE TRIGGER element_property_refers BEFORE INSERT ON element_property
BEGIN
  SELECT RAISE(ABORT, 'element_property_of_element: element_id names no element')
  WHERE NOT EXISTS (SELECT 1 FROM element WHERE id = NEW.element_id);
  -- "a.b" and "c" make the same name as "a" and "b.c".
  SELECT RAISE(ABORT, 'element_property_new: the morph has a property of that name, that of its element before it')
  FROM element AS own JOIN element AS other ON other.morph_id = own.morph_id
  JOIN element_property AS p ON p.element_id = other.id
  WHERE own.id = NEW.element_id AND other.name || '.' || p.property = own.name || '.' || NEW.property;
END;

CREATE TRIGGER element_property_refers_anew BEFORE UPDATE ON element_property
WHEN NEW.element_id <> OLD.element_id OR NEW.property <> OLD.property
BEGIN
  SELECT RAISE(ABORT, 'element_property_of_element: element_id and property cannot change');
END;
