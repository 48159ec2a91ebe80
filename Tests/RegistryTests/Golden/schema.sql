CREATE INDEX alias_of ON alias (of_id);

CREATE INDEX change_undoes_id ON change (undoes_id) WHERE undoes_id IS NOT NULL;

CREATE INDEX element_animation ON element (animation_id) WHERE animation_id IS NOT NULL;

CREATE INDEX keyframe_curve ON keyframe (curve_id) WHERE curve_id IS NOT NULL;

CREATE INDEX keyframe_spring ON keyframe (spring_id) WHERE spring_id IS NOT NULL;

CREATE INDEX morph_cancel ON morph (cancel_id) WHERE cancel_id IS NOT NULL;

CREATE INDEX morph_dismiss ON morph (dismiss_id) WHERE dismiss_id IS NOT NULL;

CREATE INDEX morph_finish ON morph (finish_id) WHERE finish_id IS NOT NULL;

CREATE INDEX morph_present ON morph (present_id);

CREATE INDEX phase_animation ON phase (animation_id) WHERE animation_id IS NOT NULL;

CREATE INDEX preset_owner ON preset (owner_id) WHERE owner_id IS NOT NULL;

CREATE INDEX preset_path ON preset (replace(name, '.', ' ')) WHERE name IS NOT NULL;

CREATE INDEX preset_reduced ON preset (reduced_id) WHERE reduced_id IS NOT NULL;

CREATE INDEX preset_version_name ON preset_version (name);

CREATE INDEX spring_base ON spring (base_id) WHERE base_id IS NOT NULL;

CREATE INDEX tween_curve ON tween (curve_id) WHERE curve_id IS NOT NULL;

CREATE INDEX tween_duration ON tween (duration_id) WHERE duration_id IS NOT NULL;

CREATE TABLE alias (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  of_id INTEGER NOT NULL REFERENCES preset (id)
) STRICT;

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

CREATE TABLE clip (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  driver TEXT,
  loops INTEGER,
  CONSTRAINT clip_driver CHECK ((driver = 'time' OR driver = 'progress')),
  CONSTRAINT clip_loops CHECK ((loops = 0 OR loops = 1))
) STRICT;

CREATE TABLE curve (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  -- bezier: [x1, y1, x2, y2]
  x1 REAL,
  y1 REAL,
  x2 REAL,
  y2 REAL,
  steps INTEGER,
  jump TEXT,
  path TEXT,
  -- points: in the table point
  hasPoints INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT curve_bezier_x_range CHECK (x1 BETWEEN 0 AND 1 AND x2 BETWEEN 0 AND 1),
  CONSTRAINT curve_bezier_y_finite CHECK (abs(y1) < 9e999 AND abs(y2) < 9e999),
  CONSTRAINT curve_bezier_whole CHECK (
    (x1 IS NULL) = (y1 IS NULL) AND (x1 IS NULL) = (x2 IS NULL) AND (x1 IS NULL) = (y2 IS NULL)
  ),
  CONSTRAINT curve_steps_range CHECK (steps >= 1 AND (steps >= 2 OR jump IS NOT 'none')),
  CONSTRAINT curve_jump CHECK (
    jump IS NULL OR ((jump = 'start' OR jump = 'end' OR jump = 'none' OR jump = 'both') AND steps IS NOT NULL)
  ),
  CONSTRAINT curve_path_not_empty CHECK (path <> ''),
  CONSTRAINT curve_has_points CHECK ((hasPoints = 0 OR hasPoints = 1)),
  CONSTRAINT curve_one_shape CHECK ((x1 IS NOT NULL) + (steps IS NOT NULL) + (path IS NOT NULL) + hasPoints = 1)
) STRICT;

CREATE TABLE duration (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  duration REAL NOT NULL,
  CONSTRAINT duration_range CHECK (duration >= 0 AND duration < 9e999)
) STRICT;

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

CREATE TABLE exception (
  preset_id INTEGER NOT NULL REFERENCES preset (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT exception_unique PRIMARY KEY (preset_id, rule),
  CONSTRAINT exception_rule_not_empty CHECK (rule <> ''),
  CONSTRAINT exception_reason_not_empty CHECK (reason <> '')
) STRICT, WITHOUT ROWID;

CREATE TABLE keyframe (
  track_id INTEGER NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  type TEXT NOT NULL,
  toX REAL NOT NULL,
  toY REAL,
  toZ REAL,
  toW REAL,
  duration REAL,
  curve TEXT,
  curve_id INTEGER REFERENCES preset (id),
  spring_id INTEGER REFERENCES preset (id),
  startVelocityX REAL,
  startVelocityY REAL,
  startVelocityZ REAL,
  startVelocityW REAL,
  endVelocityX REAL,
  endVelocityY REAL,
  endVelocityZ REAL,
  endVelocityW REAL,
  CONSTRAINT keyframe_unique PRIMARY KEY (track_id, position),
  CONSTRAINT keyframe_position CHECK (position >= 0),
  CONSTRAINT keyframe_type CHECK ((type = 'linear' OR type = 'spring' OR type = 'cubic' OR type = 'move')),
  CONSTRAINT keyframe_duration_range CHECK (duration > 0 AND duration < 9e999),
  CONSTRAINT keyframe_duration_of_type CHECK (
    CASE type WHEN 'spring' THEN 1 WHEN 'move' THEN duration IS NULL ELSE duration IS NOT NULL END
  ),
  CONSTRAINT keyframe_curve_named CHECK (
    curve = 'linear' OR curve = 'easeIn' OR curve = 'easeOut' OR curve = 'easeInOut' OR curve = 'circularEaseIn'
    OR curve = 'circularEaseOut' OR curve = 'circularEaseInOut'
  ),
  CONSTRAINT keyframe_members_of_type CHECK (
    (curve IS NULL OR curve_id IS NULL) AND (coalesce(curve, curve_id) IS NULL OR type = 'linear')
    AND (spring_id IS NULL OR type = 'spring') AND (startVelocityX IS NULL OR (type = 'spring' OR type = 'cubic'))
    AND (endVelocityX IS NULL OR type = 'cubic')
  ),
  CONSTRAINT keyframe_values_finite CHECK (
    abs(toX) < 9e999 AND coalesce(abs(toY), 0) < 9e999 AND coalesce(abs(toZ), 0) < 9e999
    AND coalesce(abs(toW), 0) < 9e999
    AND coalesce(abs(startVelocityX), 0) < 9e999 AND coalesce(abs(startVelocityY), 0) < 9e999
    AND coalesce(abs(startVelocityZ), 0) < 9e999 AND coalesce(abs(startVelocityW), 0) < 9e999
    AND coalesce(abs(endVelocityX), 0) < 9e999 AND coalesce(abs(endVelocityY), 0) < 9e999
    AND coalesce(abs(endVelocityZ), 0) < 9e999 AND coalesce(abs(endVelocityW), 0) < 9e999
  ),
  -- A velocity is given whole, with as many components as the value.
  CONSTRAINT keyframe_values_alike CHECK (
    (toY IS NOT NULL OR toZ IS NULL) AND (toZ IS NOT NULL OR toW IS NULL)
    AND CASE WHEN startVelocityX IS NULL
      THEN coalesce(startVelocityY, startVelocityZ, startVelocityW) IS NULL
      ELSE (startVelocityY IS NULL) = (toY IS NULL) AND (startVelocityZ IS NULL) = (toZ IS NULL)
        AND (startVelocityW IS NULL) = (toW IS NULL) END
    AND CASE WHEN endVelocityX IS NULL
      THEN coalesce(endVelocityY, endVelocityZ, endVelocityW) IS NULL
      ELSE (endVelocityY IS NULL) = (toY IS NULL) AND (endVelocityZ IS NULL) = (toZ IS NULL)
        AND (endVelocityW IS NULL) = (toW IS NULL) END
  )
) STRICT, WITHOUT ROWID;

CREATE TABLE migration (
  number INTEGER PRIMARY KEY,
  file TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT;

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

CREATE TABLE pack (
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  CONSTRAINT pack_unique PRIMARY KEY (name),
  CONSTRAINT pack_name_not_empty CHECK (name <> ''),
  CONSTRAINT pack_digest CHECK (digest GLOB 'sha256:*' AND length(digest) = 71)
) STRICT, WITHOUT ROWID;

CREATE TABLE pack_preset (
  pack TEXT NOT NULL REFERENCES pack (name) ON DELETE CASCADE,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  CONSTRAINT pack_preset_unique PRIMARY KEY (pack, name),
  CONSTRAINT pack_preset_name_not_empty CHECK (name <> ''),
  CONSTRAINT pack_preset_digest CHECK (length(digest) = 16 AND digest NOT GLOB '*[^0-9a-f]*')
) STRICT, WITHOUT ROWID;

CREATE TABLE pack_source (
  pack TEXT NOT NULL REFERENCES pack (name) ON DELETE CASCADE,
  source TEXT NOT NULL,
  CONSTRAINT pack_source_unique PRIMARY KEY (pack),
  CONSTRAINT pack_source_not_empty CHECK (source <> '')
) STRICT, WITHOUT ROWID;

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

CREATE TABLE point (
  preset_id INTEGER NOT NULL REFERENCES preset (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  x REAL NOT NULL,
  y REAL NOT NULL,
  CONSTRAINT point_unique PRIMARY KEY (preset_id, position),
  CONSTRAINT point_position CHECK (position >= 0),
  CONSTRAINT point_finite CHECK (abs(x) < 9e999 AND abs(y) < 9e999)
) STRICT, WITHOUT ROWID;

CREATE TABLE preset (
  id INTEGER PRIMARY KEY,
  -- Null for a motion that is written inside another preset; that one is its owner.
  name TEXT,
  owner_id INTEGER REFERENCES preset (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- The kind that it stands for: its own, or for an alias the kind of what it names. A duration of 0 s stands for
  -- instant, so that no tween can last 0 s, not even by way of aliases.
  standsFor TEXT NOT NULL,
  -- How many bases and aliases it is away from one that is made from nothing. A base has a smaller depth than
  -- what derives from it: that is what makes a cycle impossible.
  depth INTEGER NOT NULL DEFAULT 0,
  summary TEXT,
  reduced TEXT,
  reduced_id INTEGER REFERENCES preset (id),
  role TEXT,
  -- 1, or a text that says what to use instead.
  deprecated ANY,
  origin TEXT,
  extensions TEXT,
  CONSTRAINT preset_id_positive CHECK (id > 0),
  CONSTRAINT preset_name_unique UNIQUE (name),
  CONSTRAINT preset_name_or_owner CHECK ((name IS NULL) = (owner_id IS NOT NULL)),
  CONSTRAINT preset_name_is_kebab_path CHECK (
    name NOT GLOB '*[^-.a-z0-9]*' AND name GLOB '[a-z0-9]*' AND name GLOB '*[a-z0-9]'
    AND name NOT GLOB '*[-.][-.]*'
    -- GLOB ends at a zero byte, as length does, and a blob does not.
    AND length(name) = length(CAST(name AS BLOB))
  ),
  CONSTRAINT preset_name_reserved CHECK ((name <> 'linear' AND name <> 'none')),
  CONSTRAINT preset_kind CHECK (
    kind = 'spring' OR kind = 'curve' OR kind = 'duration' OR kind = 'tween' OR kind = 'clip' OR kind = 'sequence'
    OR kind = 'morph' OR kind = 'alias'
  ),
  CONSTRAINT preset_stands_for CHECK (
    (standsFor = 'spring' OR standsFor = 'curve' OR standsFor = 'duration' OR standsFor = 'instant'
      OR standsFor = 'tween' OR standsFor = 'clip' OR standsFor = 'sequence' OR standsFor = 'morph')
    AND (kind = 'alias' OR standsFor = kind OR (kind = 'duration' AND standsFor = 'instant'))
  ),
  CONSTRAINT preset_owned_kind CHECK (owner_id IS NULL OR (kind = 'spring' OR kind = 'curve' OR kind = 'tween')),
  CONSTRAINT preset_owned_is_bare CHECK (
    owner_id IS NULL OR coalesce(summary, reduced, reduced_id, role, deprecated, origin, extensions) IS NULL
  ),
  CONSTRAINT preset_depth CHECK (depth >= 0 AND (depth = 0 OR (kind = 'spring' OR kind = 'alias'))),
  CONSTRAINT preset_reduced CHECK (reduced IS NULL OR (reduced = 'none' AND reduced_id IS NULL)),
  CONSTRAINT preset_role CHECK ((role = 'spatial' OR role = 'effects' OR role = 'ambient')),
  CONSTRAINT preset_deprecated CHECK (
    deprecated IS NULL OR (typeof(deprecated) = 'integer' AND deprecated = 1)
    OR (typeof(deprecated) = 'text' AND deprecated <> '')
  ),
  CONSTRAINT preset_extensions CHECK (
    CASE
      WHEN extensions IS NULL THEN 1
      WHEN json_valid(extensions) THEN json_type(extensions) = 'object'
      ELSE 0
    END
  )
) STRICT;

CREATE TABLE preset_version (
  change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT,
  CONSTRAINT preset_version_unique PRIMARY KEY (change_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE projection (
  morph_id INTEGER PRIMARY KEY REFERENCES morph (preset_id) ON DELETE CASCADE,
  projection REAL NOT NULL,
  CONSTRAINT projection_finite CHECK (abs(projection) < 9e999)
) STRICT;

CREATE TABLE sequence (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  mode TEXT NOT NULL,
  CONSTRAINT sequence_mode CHECK ((mode = 'loop' OR mode = 'trigger'))
) STRICT;

CREATE TABLE setting (
  rule TEXT NOT NULL,
  severity TEXT,
  threshold REAL,
  CONSTRAINT setting_unique PRIMARY KEY (rule),
  CONSTRAINT setting_rule_not_empty CHECK (rule <> ''),
  CONSTRAINT setting_severity CHECK (
    severity = 'off' OR severity = 'note' OR severity = 'warning' OR severity = 'error'
  ),
  CONSTRAINT setting_threshold_finite CHECK (abs(threshold) < 9e999)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting_version (
  change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  text TEXT,
  CONSTRAINT setting_version_unique PRIMARY KEY (change_id, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE spring (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  base_id INTEGER REFERENCES preset (id),
  dialect TEXT,
  duration REAL,
  durationScale REAL,
  bounce REAL,
  extraBounce REAL,
  response REAL,
  mass REAL,
  dampingRatio REAL,
  stiffness REAL,
  damping REAL,
  tension REAL,
  friction REAL,
  settlingDuration REAL,
  bounciness REAL,
  speed REAL,
  visualDuration REAL,
  delay REAL,
  CONSTRAINT spring_dialect CHECK ((dialect = 'motion' OR dialect = 'origami' OR dialect = 'reanimated')),
  CONSTRAINT spring_duration_range CHECK (duration > 0 AND duration < 9e999),
  CONSTRAINT spring_duration_scale_range CHECK (durationScale > 0 AND durationScale < 9e999),
  CONSTRAINT spring_bounce_range CHECK (bounce > -1 AND bounce <= 1),
  CONSTRAINT spring_extra_bounce_range CHECK (extraBounce > -2 AND extraBounce < 2),
  CONSTRAINT spring_response_range CHECK (response > 0 AND response < 9e999),
  CONSTRAINT spring_mass_range CHECK (mass > 0 AND mass < 9e999),
  CONSTRAINT spring_damping_ratio_range CHECK (dampingRatio >= 0 AND dampingRatio < 9e999),
  CONSTRAINT spring_stiffness_range CHECK (stiffness > 0 AND stiffness < 9e999),
  CONSTRAINT spring_damping_range CHECK (damping >= 0 AND damping < 9e999),
  CONSTRAINT spring_tension_range CHECK (abs(tension) < 9e999 AND (tension > 0 OR dialect IS 'origami')),
  CONSTRAINT spring_friction_range CHECK (abs(friction) < 9e999 AND (friction >= 0 OR dialect IS 'origami')),
  CONSTRAINT spring_settling_duration_range CHECK (settlingDuration > 0 AND settlingDuration < 9e999),
  CONSTRAINT spring_bounciness_finite CHECK (abs(bounciness) < 9e999),
  CONSTRAINT spring_speed_finite CHECK (abs(speed) < 9e999),
  CONSTRAINT spring_visual_duration_range CHECK (visualDuration > 0 AND visualDuration < 9e999),
  CONSTRAINT spring_delay_range CHECK (delay >= 0 AND delay < 9e999),
  CONSTRAINT spring_duration_once CHECK (duration IS NULL OR durationScale IS NULL),
  -- One system's keys and no other's.
  CONSTRAINT spring_one_system CHECK (
    CASE
      WHEN base_id IS NOT NULL THEN
        coalesce(
          dialect, bounce, response, mass, dampingRatio, stiffness, damping, tension, friction, settlingDuration,
          bounciness, speed, visualDuration
        ) IS NULL
      WHEN coalesce(durationScale, extraBounce) IS NOT NULL THEN 0
      WHEN dialect = 'motion' THEN
        (duration IS NULL) <> (visualDuration IS NULL) AND bounce IS NOT NULL
        AND coalesce(
          response, mass, dampingRatio, stiffness, damping, tension, friction, settlingDuration, bounciness, speed
        ) IS NULL
      WHEN dialect = 'origami' THEN
        tension IS NOT NULL AND friction IS NOT NULL
        AND coalesce(
          duration, bounce, response, mass, dampingRatio, stiffness, damping, settlingDuration, bounciness, speed,
          visualDuration
        ) IS NULL
      WHEN dialect = 'reanimated' THEN
        duration IS NOT NULL AND dampingRatio IS NOT NULL
        AND coalesce(
          bounce, response, mass, stiffness, damping, tension, friction, settlingDuration, bounciness, speed,
          visualDuration
        ) IS NULL
      WHEN duration IS NOT NULL THEN
        coalesce(
          response, mass, dampingRatio, stiffness, damping, tension, friction, settlingDuration, bounciness, speed,
          visualDuration
        ) IS NULL
      WHEN response IS NOT NULL THEN
        dampingRatio IS NOT NULL
        AND coalesce(
          bounce, mass, stiffness, damping, tension, friction, settlingDuration, bounciness, speed, visualDuration
        ) IS NULL
      WHEN stiffness IS NOT NULL THEN
        (damping IS NULL) <> (dampingRatio IS NULL)
        AND coalesce(bounce, tension, friction, settlingDuration, bounciness, speed, visualDuration) IS NULL
      WHEN tension IS NOT NULL THEN
        friction IS NOT NULL
        AND coalesce(
          bounce, dampingRatio, damping, settlingDuration, bounciness, speed, visualDuration
        ) IS NULL
      WHEN settlingDuration IS NOT NULL THEN
        dampingRatio IS NOT NULL
        AND coalesce(bounce, mass, damping, friction, bounciness, speed, visualDuration) IS NULL
      ELSE
        bounciness IS NOT NULL AND speed IS NOT NULL
        AND coalesce(bounce, mass, dampingRatio, damping, friction, visualDuration) IS NULL
    END
  )
) STRICT;

CREATE TABLE track (
  id INTEGER PRIMARY KEY,
  clip_id INTEGER NOT NULL REFERENCES clip (preset_id) ON DELETE CASCADE,
  property TEXT NOT NULL,
  position INTEGER NOT NULL,
  isArray INTEGER NOT NULL DEFAULT 0,
  initialX REAL NOT NULL,
  initialY REAL,
  initialZ REAL,
  initialW REAL,
  -- Its place among the tracks; null for a property that keeps its initial value.
  trackPosition INTEGER,
  CONSTRAINT track_id_positive CHECK (id > 0),
  CONSTRAINT track_property_unique UNIQUE (clip_id, property),
  CONSTRAINT track_position_unique UNIQUE (clip_id, position),
  CONSTRAINT track_track_position_unique UNIQUE (clip_id, trackPosition),
  CONSTRAINT track_positions CHECK (position >= 0 AND (trackPosition IS NULL OR trackPosition >= 0)),
  CONSTRAINT track_property_not_empty CHECK (property <> ''),
  CONSTRAINT track_is_array CHECK ((isArray = 0 OR isArray = 1) AND (isArray = 1 OR initialY IS NULL)),
  CONSTRAINT track_initial_finite CHECK (
    abs(initialX) < 9e999 AND coalesce(abs(initialY), 0) < 9e999 AND coalesce(abs(initialZ), 0) < 9e999
    AND coalesce(abs(initialW), 0) < 9e999
  ),
  CONSTRAINT track_initial_without_gaps CHECK (
    (initialY IS NOT NULL OR initialZ IS NULL) AND (initialZ IS NOT NULL OR initialW IS NULL)
  )
) STRICT;

CREATE TABLE tween (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  curve TEXT,
  curve_id INTEGER REFERENCES preset (id),
  duration REAL,
  duration_id INTEGER REFERENCES preset (id),
  delay REAL,
  CONSTRAINT tween_curve_once CHECK ((curve IS NULL) <> (curve_id IS NULL)),
  CONSTRAINT tween_curve_named CHECK (
    curve = 'linear' OR curve = 'easeIn' OR curve = 'easeOut' OR curve = 'easeInOut' OR curve = 'circularEaseIn'
    OR curve = 'circularEaseOut' OR curve = 'circularEaseInOut'
  ),
  CONSTRAINT tween_duration_once CHECK ((duration IS NULL) <> (duration_id IS NULL)),
  CONSTRAINT tween_duration_range CHECK (duration > 0 AND duration < 9e999),
  CONSTRAINT tween_delay_range CHECK (delay >= 0 AND delay < 9e999)
) STRICT;

CREATE TRIGGER alias_refers BEFORE INSERT ON alias
BEGIN
  SELECT RAISE(ABORT, 'alias_of_preset: preset_id names no preset of kind alias')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'alias');
  SELECT RAISE(ABORT, 'alias_of_exists: of_id names no preset of the kind that the alias stands for')
  WHERE NOT EXISTS (
    SELECT 1 FROM preset
    WHERE id = NEW.of_id AND name IS NOT NULL
      AND standsFor = (SELECT standsFor FROM preset WHERE id = NEW.preset_id)
  );
  SELECT RAISE(ABORT, 'alias_of_circular: what an alias names must have a smaller depth than the alias')
  WHERE (SELECT depth FROM preset WHERE id = NEW.of_id) >= (SELECT depth FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER alias_refers_anew BEFORE UPDATE ON alias
BEGIN
  SELECT RAISE(ABORT, 'alias_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'alias_of_exists: of_id names no preset of the kind that the alias stands for')
  WHERE NOT EXISTS (
    SELECT 1 FROM preset
    WHERE id = NEW.of_id AND name IS NOT NULL
      AND standsFor = (SELECT standsFor FROM preset WHERE id = NEW.preset_id)
  );
  SELECT RAISE(ABORT, 'alias_of_circular: what an alias names must have a smaller depth than the alias')
  WHERE (SELECT depth FROM preset WHERE id = NEW.of_id) >= (SELECT depth FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER change_goes BEFORE DELETE ON change
BEGIN
  DELETE FROM preset_version WHERE change_id = OLD.id;
  DELETE FROM setting_version WHERE change_id = OLD.id;
END;

CREATE TRIGGER change_refers BEFORE INSERT ON change WHEN NEW.undoes_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'change_undoes_change: undoes_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.undoes_id);
END;

CREATE TRIGGER clip_goes BEFORE DELETE ON clip
BEGIN
  DELETE FROM track WHERE clip_id = OLD.preset_id;
END;

CREATE TRIGGER clip_refers BEFORE INSERT ON clip
WHEN NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'clip')
BEGIN
  SELECT RAISE(ABORT, 'clip_of_preset: preset_id names no preset of kind clip');
END;

CREATE TRIGGER clip_refers_anew BEFORE UPDATE ON clip WHEN NEW.preset_id <> OLD.preset_id
BEGIN
  SELECT RAISE(ABORT, 'clip_of_preset: preset_id cannot change');
END;

CREATE TRIGGER curve_goes BEFORE DELETE ON curve
BEGIN
  DELETE FROM point WHERE preset_id = OLD.preset_id;
END;

CREATE TRIGGER curve_in_range AFTER INSERT ON curve WHEN
  abs(NEW.y1) > 1000 OR abs(NEW.y2) > 1000 OR NEW.steps > 1000 OR length(CAST(NEW.path AS BLOB)) > 10000
BEGIN
  SELECT RAISE(ABORT, 'curve_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER curve_refers BEFORE INSERT ON curve
BEGIN
  SELECT RAISE(ABORT, 'curve_of_preset: preset_id names no preset of kind curve')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'curve');
  SELECT RAISE(ABORT, 'curve_unique: the preset has a curve')
  WHERE EXISTS (SELECT 1 FROM curve WHERE preset_id = NEW.preset_id);
END;

CREATE TRIGGER curve_refers_anew BEFORE UPDATE ON curve
BEGIN
  SELECT RAISE(ABORT, 'curve_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'curve_has_points: the curve has points; remove them first')
  WHERE OLD.hasPoints = 1 AND NEW.hasPoints = 0
    AND EXISTS (SELECT 1 FROM point WHERE preset_id = OLD.preset_id);
END;

CREATE TRIGGER curve_stays_in_range AFTER UPDATE ON curve WHEN
  (NEW.y1 IS NOT OLD.y1 AND abs(NEW.y1) > 1000) OR (NEW.y2 IS NOT OLD.y2 AND abs(NEW.y2) > 1000)
  OR (NEW.steps IS NOT OLD.steps AND NEW.steps > 1000)
  OR (NEW.path IS NOT OLD.path AND length(CAST(NEW.path AS BLOB)) > 10000)
BEGIN
  SELECT RAISE(ABORT, 'curve_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER duration_in_range AFTER INSERT ON duration WHEN
  (NEW.duration <> 0 AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'duration_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER duration_refers BEFORE INSERT ON duration
BEGIN
  SELECT RAISE(ABORT, 'duration_of_preset: preset_id names no preset of kind duration')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'duration');
  SELECT RAISE(ABORT, 'duration_instant: a preset of 0 s must stand for instant, any other for duration')
  WHERE (NEW.duration = 0) <> (SELECT standsFor = 'instant' FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER duration_refers_anew BEFORE UPDATE ON duration
BEGIN
  SELECT RAISE(ABORT, 'duration_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'duration_instant: a preset of 0 s must stand for instant, any other for duration')
  WHERE (NEW.duration = 0) <> (SELECT standsFor = 'instant' FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER duration_stays_in_range AFTER UPDATE ON duration WHEN
  (NEW.duration IS NOT OLD.duration AND (NEW.duration <> 0 AND NEW.duration NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'duration_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER element_goes BEFORE DELETE ON element
BEGIN
  DELETE FROM element_property WHERE element_id = OLD.id;
END;

CREATE TRIGGER element_in_range AFTER INSERT ON element WHEN
  NEW.position > 199 OR length(CAST(NEW.name AS BLOB)) > 200
  OR (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'element_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER element_property_in_range AFTER INSERT ON element_property WHEN
  NEW.position > 99 OR length(CAST(NEW.property AS BLOB)) > 200 OR abs(NEW.fromX) > 1e9 OR abs(NEW.fromY) > 1e9
  OR abs(NEW.fromZ) > 1e9 OR abs(NEW.fromW) > 1e9 OR abs(NEW.toX) > 1e9 OR abs(NEW.toY) > 1e9
  OR abs(NEW.toZ) > 1e9 OR abs(NEW.toW) > 1e9
BEGIN
  SELECT RAISE(ABORT, 'element_property_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER element_property_stays_in_range AFTER UPDATE ON element_property WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 99)
  OR (NEW.property IS NOT OLD.property AND length(CAST(NEW.property AS BLOB)) > 200)
  OR (NEW.fromX IS NOT OLD.fromX AND abs(NEW.fromX) > 1e9)
  OR (NEW.fromY IS NOT OLD.fromY AND abs(NEW.fromY) > 1e9)
  OR (NEW.fromZ IS NOT OLD.fromZ AND abs(NEW.fromZ) > 1e9)
  OR (NEW.fromW IS NOT OLD.fromW AND abs(NEW.fromW) > 1e9) OR (NEW.toX IS NOT OLD.toX AND abs(NEW.toX) > 1e9)
  OR (NEW.toY IS NOT OLD.toY AND abs(NEW.toY) > 1e9) OR (NEW.toZ IS NOT OLD.toZ AND abs(NEW.toZ) > 1e9)
  OR (NEW.toW IS NOT OLD.toW AND abs(NEW.toW) > 1e9)
BEGIN
  SELECT RAISE(ABORT, 'element_property_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER element_stays_in_range AFTER UPDATE ON element WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 199)
  OR (NEW.name IS NOT OLD.name AND length(CAST(NEW.name AS BLOB)) > 200)
  OR (NEW.delay IS NOT OLD.delay AND (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'element_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER exception_in_range AFTER INSERT ON exception WHEN
  length(CAST(NEW.rule AS BLOB)) > 200 OR length(CAST(NEW.reason AS BLOB)) > 10000
BEGIN
  SELECT RAISE(ABORT, 'exception_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER exception_refers BEFORE INSERT ON exception
WHEN NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'exception_of_preset: preset_id names no preset');
END;

CREATE TRIGGER exception_refers_anew BEFORE UPDATE ON exception WHEN NEW.preset_id <> OLD.preset_id
BEGIN
  SELECT RAISE(ABORT, 'exception_of_preset: preset_id cannot change');
END;

CREATE TRIGGER exception_stays_in_range AFTER UPDATE ON exception WHEN
  (NEW.rule IS NOT OLD.rule AND length(CAST(NEW.rule AS BLOB)) > 200)
  OR (NEW.reason IS NOT OLD.reason AND length(CAST(NEW.reason AS BLOB)) > 10000)
BEGIN
  SELECT RAISE(ABORT, 'exception_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER keyframe_in_range AFTER INSERT ON keyframe WHEN
  NEW.position > 999 OR NEW.duration NOT BETWEEN 0.0001 AND 3600 OR abs(NEW.toX) > 1e9 OR abs(NEW.toY) > 1e9
  OR abs(NEW.toZ) > 1e9 OR abs(NEW.toW) > 1e9 OR abs(NEW.startVelocityX) > 1e12
  OR abs(NEW.startVelocityY) > 1e12 OR abs(NEW.startVelocityZ) > 1e12 OR abs(NEW.startVelocityW) > 1e12
  OR abs(NEW.endVelocityX) > 1e12 OR abs(NEW.endVelocityY) > 1e12 OR abs(NEW.endVelocityZ) > 1e12
  OR abs(NEW.endVelocityW) > 1e12
BEGIN
  SELECT RAISE(ABORT, 'keyframe_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER keyframe_refers BEFORE INSERT ON keyframe
BEGIN
  SELECT RAISE(ABORT, 'keyframe_of_track: track_id names no track')
  WHERE NOT EXISTS (SELECT 1 FROM track WHERE id = NEW.track_id AND trackPosition IS NOT NULL);
  SELECT RAISE(ABORT, 'keyframe_like_track: the value must have as many components as the initial one')
  WHERE EXISTS (
    SELECT 1 FROM track WHERE id = NEW.track_id AND (
      (initialY IS NULL) <> (NEW.toY IS NULL) OR (initialZ IS NULL) <> (NEW.toZ IS NULL)
      OR (initialW IS NULL) <> (NEW.toW IS NULL)
    )
  );
  SELECT RAISE(ABORT, 'keyframe_curve_exists: curve_id names no curve')
  WHERE NEW.curve_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.curve_id AND standsFor = 'curve'
        AND (name IS NOT NULL OR owner_id = (SELECT clip_id FROM track WHERE id = NEW.track_id))
    );
  SELECT RAISE(ABORT, 'keyframe_spring_exists: spring_id names no spring')
  WHERE NEW.spring_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.spring_id AND standsFor = 'spring'
        AND (name IS NOT NULL OR owner_id = (SELECT clip_id FROM track WHERE id = NEW.track_id))
    );
END;

CREATE TRIGGER keyframe_refers_anew BEFORE UPDATE ON keyframe
BEGIN
  SELECT RAISE(ABORT, 'keyframe_of_track: track_id names no track')
  WHERE NOT EXISTS (SELECT 1 FROM track WHERE id = NEW.track_id AND trackPosition IS NOT NULL);
  SELECT RAISE(ABORT, 'keyframe_like_track: the value must have as many components as the initial one')
  WHERE EXISTS (
    SELECT 1 FROM track WHERE id = NEW.track_id AND (
      (initialY IS NULL) <> (NEW.toY IS NULL) OR (initialZ IS NULL) <> (NEW.toZ IS NULL)
      OR (initialW IS NULL) <> (NEW.toW IS NULL)
    )
  );
  SELECT RAISE(ABORT, 'keyframe_curve_exists: curve_id names no curve')
  WHERE NEW.curve_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.curve_id AND standsFor = 'curve'
        AND (name IS NOT NULL OR owner_id = (SELECT clip_id FROM track WHERE id = NEW.track_id))
    );
  SELECT RAISE(ABORT, 'keyframe_spring_exists: spring_id names no spring')
  WHERE NEW.spring_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.spring_id AND standsFor = 'spring'
        AND (name IS NOT NULL OR owner_id = (SELECT clip_id FROM track WHERE id = NEW.track_id))
    );
END;

CREATE TRIGGER keyframe_stays_in_range AFTER UPDATE ON keyframe WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 999)
  OR (NEW.duration IS NOT OLD.duration AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.toX IS NOT OLD.toX AND abs(NEW.toX) > 1e9) OR (NEW.toY IS NOT OLD.toY AND abs(NEW.toY) > 1e9)
  OR (NEW.toZ IS NOT OLD.toZ AND abs(NEW.toZ) > 1e9) OR (NEW.toW IS NOT OLD.toW AND abs(NEW.toW) > 1e9)
  OR (NEW.startVelocityX IS NOT OLD.startVelocityX AND abs(NEW.startVelocityX) > 1e12)
  OR (NEW.startVelocityY IS NOT OLD.startVelocityY AND abs(NEW.startVelocityY) > 1e12)
  OR (NEW.startVelocityZ IS NOT OLD.startVelocityZ AND abs(NEW.startVelocityZ) > 1e12)
  OR (NEW.startVelocityW IS NOT OLD.startVelocityW AND abs(NEW.startVelocityW) > 1e12)
  OR (NEW.endVelocityX IS NOT OLD.endVelocityX AND abs(NEW.endVelocityX) > 1e12)
  OR (NEW.endVelocityY IS NOT OLD.endVelocityY AND abs(NEW.endVelocityY) > 1e12)
  OR (NEW.endVelocityZ IS NOT OLD.endVelocityZ AND abs(NEW.endVelocityZ) > 1e12)
  OR (NEW.endVelocityW IS NOT OLD.endVelocityW AND abs(NEW.endVelocityW) > 1e12)
BEGIN
  SELECT RAISE(ABORT, 'keyframe_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER morph_goes BEFORE DELETE ON morph
BEGIN
  DELETE FROM element WHERE morph_id = OLD.preset_id;
END;

CREATE TRIGGER morph_in_range AFTER INSERT ON morph WHEN
  abs(NEW.presentInitialVelocity) > 10000 OR abs(NEW.dismissInitialVelocity) > 10000
  OR NEW.distance NOT BETWEEN 0.001 AND 1000000 OR NEW.cap < 0.001
BEGIN
  SELECT RAISE(ABORT, 'morph_in_range: a number, text or count is out of its range');
END;

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

CREATE TRIGGER morph_stays_in_range AFTER UPDATE ON morph WHEN
  (NEW.presentInitialVelocity IS NOT OLD.presentInitialVelocity AND abs(NEW.presentInitialVelocity) > 10000)
  OR (NEW.dismissInitialVelocity IS NOT OLD.dismissInitialVelocity AND abs(NEW.dismissInitialVelocity) > 10000)
  OR (NEW.distance IS NOT OLD.distance AND NEW.distance NOT BETWEEN 0.001 AND 1000000)
  OR (NEW.cap IS NOT OLD.cap AND NEW.cap < 0.001)
BEGIN
  SELECT RAISE(ABORT, 'morph_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER pack_goes BEFORE DELETE ON pack
BEGIN
  DELETE FROM pack_source WHERE pack = OLD.name;
  DELETE FROM pack_preset WHERE pack = OLD.name;
END;

CREATE TRIGGER pack_preset_refers BEFORE INSERT ON pack_preset
BEGIN
  SELECT RAISE(ABORT, 'pack_preset_of_pack: pack names no pack')
  WHERE NOT EXISTS (SELECT 1 FROM pack WHERE name = NEW.pack);
END;

CREATE TRIGGER pack_source_refers BEFORE INSERT ON pack_source
BEGIN
  SELECT RAISE(ABORT, 'pack_source_of_pack: pack names no pack')
  WHERE NOT EXISTS (SELECT 1 FROM pack WHERE name = NEW.pack);
END;

CREATE TRIGGER phase_goes AFTER DELETE ON phase
BEGIN
  DELETE FROM phase_value WHERE phase_id = OLD.id;
END;

CREATE TRIGGER phase_in_range AFTER INSERT ON phase WHEN
  NEW.position > 199 OR length(CAST(NEW.name AS BLOB)) > 200
BEGIN
  SELECT RAISE(ABORT, 'phase_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER phase_stays BEFORE DELETE ON phase
WHEN OLD.position = 0 AND EXISTS (SELECT 1 FROM sequence WHERE preset_id = OLD.sequence_id)
BEGIN
  SELECT RAISE(ABORT, 'phase_stays: the first phase names every property; remove the sequence instead');
END;

CREATE TRIGGER phase_stays_in_range AFTER UPDATE ON phase WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 199)
  OR (NEW.name IS NOT OLD.name AND length(CAST(NEW.name AS BLOB)) > 200)
BEGIN
  SELECT RAISE(ABORT, 'phase_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER phase_value_in_range AFTER INSERT ON phase_value WHEN
  NEW.position > 99 OR length(CAST(NEW.property AS BLOB)) > 200 OR abs(NEW.x) > 1e9 OR abs(NEW.y) > 1e9
  OR abs(NEW.z) > 1e9 OR abs(NEW.w) > 1e9
BEGIN
  SELECT RAISE(ABORT, 'phase_value_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER phase_value_stays_in_range AFTER UPDATE ON phase_value WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 99)
  OR (NEW.property IS NOT OLD.property AND length(CAST(NEW.property AS BLOB)) > 200)
  OR (NEW.x IS NOT OLD.x AND abs(NEW.x) > 1e9) OR (NEW.y IS NOT OLD.y AND abs(NEW.y) > 1e9)
  OR (NEW.z IS NOT OLD.z AND abs(NEW.z) > 1e9) OR (NEW.w IS NOT OLD.w AND abs(NEW.w) > 1e9)
BEGIN
  SELECT RAISE(ABORT, 'phase_value_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER point_in_range AFTER INSERT ON point WHEN
  NEW.position > 9999 OR abs(NEW.x) > 1000 OR abs(NEW.y) > 1000
BEGIN
  SELECT RAISE(ABORT, 'point_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER point_refers BEFORE INSERT ON point
BEGIN
  SELECT RAISE(ABORT, 'point_of_curve: preset_id names no curve that has points')
  WHERE NOT EXISTS (SELECT 1 FROM curve WHERE preset_id = NEW.preset_id AND hasPoints = 1);
  SELECT RAISE(ABORT, 'point_x_rises: the x of a point cannot be smaller than that of the point before it')
  WHERE NEW.x < (
      SELECT x FROM point WHERE preset_id = NEW.preset_id AND position < NEW.position
      ORDER BY position DESC LIMIT 1
    )
    OR NEW.x > (
      SELECT x FROM point WHERE preset_id = NEW.preset_id AND position > NEW.position
      ORDER BY position LIMIT 1
    );
END;

CREATE TRIGGER point_refers_anew BEFORE UPDATE ON point
BEGIN
  SELECT RAISE(ABORT, 'point_of_curve: preset_id and position cannot change')
  WHERE NEW.preset_id <> OLD.preset_id OR NEW.position <> OLD.position;
  SELECT RAISE(ABORT, 'point_x_rises: the x of a point cannot be smaller than that of the point before it')
  WHERE NEW.x < (
      SELECT x FROM point WHERE preset_id = NEW.preset_id AND position < NEW.position
      ORDER BY position DESC LIMIT 1
    )
    OR NEW.x > (
      SELECT x FROM point WHERE preset_id = NEW.preset_id AND position > NEW.position
      ORDER BY position LIMIT 1
    );
END;

CREATE TRIGGER point_stays_in_range AFTER UPDATE ON point WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 9999) OR (NEW.x IS NOT OLD.x AND abs(NEW.x) > 1000)
  OR (NEW.y IS NOT OLD.y AND abs(NEW.y) > 1000)
BEGIN
  SELECT RAISE(ABORT, 'point_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER preset_depth_between BEFORE UPDATE OF depth ON preset
WHEN NEW.depth <> OLD.depth AND (
  EXISTS (SELECT 1 FROM spring JOIN preset AS p ON p.id = preset_id WHERE base_id = OLD.id AND p.depth <= NEW.depth)
  OR EXISTS (SELECT 1 FROM alias JOIN preset AS p ON p.id = preset_id WHERE of_id = OLD.id AND p.depth <= NEW.depth)
  OR EXISTS (SELECT 1 FROM spring JOIN preset AS p ON p.id = base_id WHERE preset_id = OLD.id AND p.depth >= NEW.depth)
  OR EXISTS (SELECT 1 FROM alias JOIN preset AS p ON p.id = of_id WHERE preset_id = OLD.id AND p.depth >= NEW.depth)
)
BEGIN
  SELECT RAISE(ABORT, 'preset_depth_between: a preset has a smaller depth than what derives from it');
END;

CREATE TRIGGER preset_in_range AFTER INSERT ON preset WHEN
  NEW.id > 9007199254740991 OR NEW.depth > 100 OR length(CAST(NEW.name AS BLOB)) > 200
  OR length(NEW.name) - length(replace(NEW.name, '.', '')) > 19 OR length(CAST(NEW.summary AS BLOB)) > 10000
  OR length(CAST(NEW.deprecated AS BLOB)) > 10000 OR length(CAST(NEW.origin AS BLOB)) > 200
  OR length(CAST(NEW.extensions AS BLOB)) > 1000000
BEGIN
  SELECT RAISE(ABORT, 'preset_in_range: a number, text or count is out of its range');
END;

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

CREATE TRIGGER preset_is_fixed BEFORE UPDATE ON preset
WHEN NEW.id <> OLD.id OR NEW.owner_id IS NOT OLD.owner_id
BEGIN
  SELECT RAISE(ABORT, 'preset_is_fixed: the id and the owner of a preset cannot change');
END;

CREATE TRIGGER preset_is_new BEFORE INSERT ON preset
BEGIN
  SELECT RAISE(ABORT, 'preset_id_unique: there is a preset of that id')
  WHERE EXISTS (SELECT 1 FROM preset WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'preset_name_unique: there is a preset of that name')
  WHERE EXISTS (SELECT 1 FROM preset WHERE name = NEW.name);
  -- '/' is the character after '.': these are the names that begin with NEW.name and a dot.
  SELECT RAISE(ABORT, 'preset_name_is_group: the name is the group of another preset')
  WHERE EXISTS (SELECT 1 FROM preset WHERE name > NEW.name || '.' AND name < NEW.name || '/');
  SELECT RAISE(ABORT, 'preset_group_is_name: the group of the name is another preset')
  FROM (
    SELECT name FROM preset
    WHERE name IS NOT NULL AND replace(name, '.', ' ') < replace(NEW.name, '.', ' ')
    ORDER BY replace(name, '.', ' ') DESC LIMIT 1
  ) AS before
  WHERE substr(NEW.name, 1, length(before.name) + 1) = before.name || '.';
END;

CREATE TRIGGER preset_is_renamed BEFORE UPDATE OF name ON preset WHEN NEW.name IS NOT OLD.name
BEGIN
  SELECT RAISE(ABORT, 'preset_name_unique: there is a preset of that name')
  WHERE EXISTS (SELECT 1 FROM preset WHERE name = NEW.name AND id <> OLD.id);
  SELECT RAISE(ABORT, 'preset_name_is_group: the name is the group of another preset')
  WHERE EXISTS (
    SELECT 1 FROM preset WHERE name > NEW.name || '.' AND name < NEW.name || '/' AND id <> OLD.id
  );
  SELECT RAISE(ABORT, 'preset_group_is_name: the group of the name is another preset')
  FROM (
    SELECT name FROM preset
    WHERE name IS NOT NULL AND replace(name, '.', ' ') < replace(NEW.name, '.', ' ') AND id <> OLD.id
    ORDER BY replace(name, '.', ' ') DESC LIMIT 1
  ) AS before
  WHERE substr(NEW.name, 1, length(before.name) + 1) = before.name || '.';
END;

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

CREATE TRIGGER preset_new_reduced_exists BEFORE UPDATE OF reduced_id ON preset
WHEN NEW.reduced_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.reduced_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'preset_reduced_exists: reduced_id names no preset');
END;

CREATE TRIGGER preset_owner_exists BEFORE INSERT ON preset
WHEN NEW.owner_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM preset
  WHERE id = NEW.owner_id AND name IS NOT NULL AND (kind = 'tween' OR kind = 'clip' OR kind = 'sequence' OR kind = 'morph')
)
BEGIN
  SELECT RAISE(ABORT, 'preset_owner_exists: owner_id names no preset that can hold another motion');
END;

CREATE TRIGGER preset_reduced_exists BEFORE INSERT ON preset
WHEN NEW.reduced_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.reduced_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'preset_reduced_exists: reduced_id names no preset');
END;

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

CREATE TRIGGER preset_stays_in_range AFTER UPDATE ON preset WHEN
  (NEW.id IS NOT OLD.id AND NEW.id > 9007199254740991) OR (NEW.depth > OLD.depth AND NEW.depth > 100)
  OR (NEW.name IS NOT OLD.name AND length(CAST(NEW.name AS BLOB)) > 200)
  OR (NEW.name IS NOT OLD.name AND length(NEW.name) - length(replace(NEW.name, '.', '')) > 19)
  OR (NEW.summary IS NOT OLD.summary AND length(CAST(NEW.summary AS BLOB)) > 10000)
  OR (NEW.deprecated IS NOT OLD.deprecated AND length(CAST(NEW.deprecated AS BLOB)) > 10000)
  OR (NEW.origin IS NOT OLD.origin AND length(CAST(NEW.origin AS BLOB)) > 200)
  OR (NEW.extensions IS NOT OLD.extensions AND length(CAST(NEW.extensions AS BLOB)) > 1000000)
BEGIN
  SELECT RAISE(ABORT, 'preset_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER preset_version_refers BEFORE INSERT ON preset_version
BEGIN
  SELECT RAISE(ABORT, 'preset_version_of_change: change_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.change_id);
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

CREATE TRIGGER projection_keeps_gesture BEFORE UPDATE ON morph
WHEN NEW.axis IS NULL AND EXISTS (SELECT 1 FROM projection WHERE morph_id = OLD.preset_id)
BEGIN
  SELECT RAISE(ABORT, 'morph_interactive_whole: the gesture has a projection; remove that first');
END;

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

CREATE TRIGGER projection_stays_in_range AFTER UPDATE ON projection WHEN
  NEW.projection IS NOT OLD.projection AND NEW.projection <> 0 AND NEW.projection NOT BETWEEN 0.9 AND 0.9999
BEGIN
  SELECT RAISE(ABORT, 'projection_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER sequence_goes AFTER DELETE ON sequence
BEGIN
  DELETE FROM phase WHERE sequence_id = OLD.preset_id;
END;

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

CREATE TRIGGER setting_version_refers BEFORE INSERT ON setting_version
BEGIN
  SELECT RAISE(ABORT, 'setting_version_of_change: change_id names no change')
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE id = NEW.change_id);
END;

CREATE TRIGGER spring_in_range AFTER INSERT ON spring WHEN
  NEW.duration NOT BETWEEN 0.0001 AND 3600 OR NEW.response NOT BETWEEN 0.0001 AND 3600
  OR NEW.settlingDuration NOT BETWEEN 0.0001 AND 3600 OR NEW.visualDuration NOT BETWEEN 0.0001 AND 3600
  OR NEW.durationScale NOT BETWEEN 0.001 AND 1000
  OR (NEW.bounce <> 1 AND NEW.bounce NOT BETWEEN -0.9999 AND 0.9999) OR abs(NEW.extraBounce) > 1.9999
  OR NEW.mass NOT BETWEEN 0.001 AND 1000
  OR (NEW.dampingRatio <> 0 AND NEW.dampingRatio NOT BETWEEN 1e-4 AND 1e4)
  OR NEW.stiffness NOT BETWEEN 1e-9 AND 1e13 OR NEW.damping > 1e13
  OR (NEW.dialect IS NOT 'origami' AND NEW.tension NOT BETWEEN 1e-9 AND 1e13)
  OR (NEW.dialect IS NOT 'origami' AND NEW.friction > 1e13)
  OR (NEW.dialect = 'origami' AND NEW.tension NOT BETWEEN -100 AND 1e10)
  OR (NEW.dialect = 'origami' AND NEW.friction NOT BETWEEN -100 AND 1e10)
  OR NEW.bounciness NOT BETWEEN 0 AND 42.5 OR NEW.speed NOT BETWEEN 0 AND 1000
  OR (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'spring_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER spring_refers BEFORE INSERT ON spring
BEGIN
  SELECT RAISE(ABORT, 'spring_of_preset: preset_id names no preset of kind spring')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'spring');
  SELECT RAISE(ABORT, 'spring_base_exists: base_id names no spring')
  WHERE NEW.base_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset WHERE id = NEW.base_id AND standsFor = 'spring' AND name IS NOT NULL
    );
  SELECT RAISE(ABORT, 'spring_base_circular: the base must have a smaller depth than the spring')
  WHERE NEW.base_id IS NOT NULL
    AND (SELECT depth FROM preset WHERE id = NEW.base_id) >= (SELECT depth FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER spring_refers_anew BEFORE UPDATE ON spring
BEGIN
  SELECT RAISE(ABORT, 'spring_of_preset: preset_id cannot change') WHERE NEW.preset_id <> OLD.preset_id;
  SELECT RAISE(ABORT, 'spring_base_exists: base_id names no spring')
  WHERE NEW.base_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset WHERE id = NEW.base_id AND standsFor = 'spring' AND name IS NOT NULL
    );
  SELECT RAISE(ABORT, 'spring_base_circular: the base must have a smaller depth than the spring')
  WHERE NEW.base_id IS NOT NULL
    AND (SELECT depth FROM preset WHERE id = NEW.base_id) >= (SELECT depth FROM preset WHERE id = NEW.preset_id);
END;

CREATE TRIGGER spring_stays_in_range AFTER UPDATE ON spring WHEN
  (NEW.duration IS NOT OLD.duration AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.response IS NOT OLD.response AND NEW.response NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.settlingDuration IS NOT OLD.settlingDuration AND NEW.settlingDuration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.visualDuration IS NOT OLD.visualDuration AND NEW.visualDuration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.durationScale IS NOT OLD.durationScale AND NEW.durationScale NOT BETWEEN 0.001 AND 1000)
  OR (NEW.bounce IS NOT OLD.bounce AND (NEW.bounce <> 1 AND NEW.bounce NOT BETWEEN -0.9999 AND 0.9999))
  OR (NEW.extraBounce IS NOT OLD.extraBounce AND abs(NEW.extraBounce) > 1.9999)
  OR (NEW.mass IS NOT OLD.mass AND NEW.mass NOT BETWEEN 0.001 AND 1000)
  OR (NEW.dampingRatio IS NOT OLD.dampingRatio AND (NEW.dampingRatio <> 0 AND NEW.dampingRatio NOT BETWEEN 1e-4 AND 1e4))
  OR (NEW.stiffness IS NOT OLD.stiffness AND NEW.stiffness NOT BETWEEN 1e-9 AND 1e13)
  OR (NEW.damping IS NOT OLD.damping AND NEW.damping > 1e13)
  OR (NEW.tension IS NOT OLD.tension AND (NEW.dialect IS NOT 'origami' AND NEW.tension NOT BETWEEN 1e-9 AND 1e13))
  OR (NEW.friction IS NOT OLD.friction AND (NEW.dialect IS NOT 'origami' AND NEW.friction > 1e13))
  OR (NEW.tension IS NOT OLD.tension AND (NEW.dialect = 'origami' AND NEW.tension NOT BETWEEN -100 AND 1e10))
  OR (NEW.friction IS NOT OLD.friction AND (NEW.dialect = 'origami' AND NEW.friction NOT BETWEEN -100 AND 1e10))
  OR (NEW.bounciness IS NOT OLD.bounciness AND NEW.bounciness NOT BETWEEN 0 AND 42.5)
  OR (NEW.speed IS NOT OLD.speed AND NEW.speed NOT BETWEEN 0 AND 1000)
  OR (NEW.delay IS NOT OLD.delay AND (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'spring_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER track_goes BEFORE DELETE ON track
BEGIN
  DELETE FROM keyframe WHERE track_id = OLD.id;
END;

CREATE TRIGGER track_in_range AFTER INSERT ON track WHEN
  NEW.position > 99 OR NEW.trackPosition > 99 OR length(CAST(NEW.property AS BLOB)) > 200
  OR abs(NEW.initialX) > 1e9 OR abs(NEW.initialY) > 1e9 OR abs(NEW.initialZ) > 1e9 OR abs(NEW.initialW) > 1e9
BEGIN
  SELECT RAISE(ABORT, 'track_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER track_refers BEFORE INSERT ON track
BEGIN
  SELECT RAISE(ABORT, 'track_of_clip: clip_id names no clip')
  WHERE NOT EXISTS (SELECT 1 FROM clip WHERE preset_id = NEW.clip_id);
  SELECT RAISE(ABORT, 'track_unique: there is a track of that id, property or position')
  WHERE EXISTS (SELECT 1 FROM track WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND property = NEW.property)
    OR EXISTS (SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND position = NEW.position)
    OR EXISTS (SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND trackPosition = NEW.trackPosition);
END;

CREATE TRIGGER track_refers_anew BEFORE UPDATE ON track
BEGIN
  SELECT RAISE(ABORT, 'track_of_clip: id and clip_id cannot change')
  WHERE NEW.id <> OLD.id OR NEW.clip_id <> OLD.clip_id;
  SELECT RAISE(ABORT, 'track_unique: there is a track of that property or position')
  WHERE EXISTS (SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND property = NEW.property AND id <> OLD.id)
    OR EXISTS (SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND position = NEW.position AND id <> OLD.id)
    OR EXISTS (
      SELECT 1 FROM track WHERE clip_id = NEW.clip_id AND trackPosition = NEW.trackPosition AND id <> OLD.id
    );
  SELECT RAISE(ABORT, 'track_has_keyframes: the track has keyframes, so it needs its place among the tracks')
  WHERE NEW.trackPosition IS NULL AND EXISTS (SELECT 1 FROM keyframe WHERE track_id = OLD.id);
  SELECT RAISE(ABORT, 'keyframe_like_track: the value must have as many components as the initial one')
  WHERE EXISTS (
    SELECT 1 FROM keyframe WHERE track_id = OLD.id AND (
      (NEW.initialY IS NULL) <> (toY IS NULL) OR (NEW.initialZ IS NULL) <> (toZ IS NULL)
      OR (NEW.initialW IS NULL) <> (toW IS NULL)
    )
  );
END;

CREATE TRIGGER track_stays_in_range AFTER UPDATE ON track WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 99)
  OR (NEW.trackPosition IS NOT OLD.trackPosition AND NEW.trackPosition > 99)
  OR (NEW.property IS NOT OLD.property AND length(CAST(NEW.property AS BLOB)) > 200)
  OR (NEW.initialX IS NOT OLD.initialX AND abs(NEW.initialX) > 1e9)
  OR (NEW.initialY IS NOT OLD.initialY AND abs(NEW.initialY) > 1e9)
  OR (NEW.initialZ IS NOT OLD.initialZ AND abs(NEW.initialZ) > 1e9)
  OR (NEW.initialW IS NOT OLD.initialW AND abs(NEW.initialW) > 1e9)
BEGIN
  SELECT RAISE(ABORT, 'track_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER tween_in_range AFTER INSERT ON tween WHEN
  NEW.duration NOT BETWEEN 0.0001 AND 3600 OR (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'tween_in_range: a number, text or count is out of its range');
END;

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

CREATE TRIGGER tween_stays_in_range AFTER UPDATE ON tween WHEN
  (NEW.duration IS NOT OLD.duration AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.delay IS NOT OLD.delay AND (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'tween_in_range: a number, text or count is out of its range');
END;
