-- A registry of motion presets. Every table is STRICT and every constraint has a name, so that no SQLite tool can
-- put in what motionbook would refuse. Columns bear the names of the JSON keys; references end in _id.

-- No constraint uses IN with a list: SQLite builds a table of the list anew for every row that it checks, which made
-- inserting ten times as slow.

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

CREATE INDEX preset_owner ON preset (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX preset_reduced ON preset (reduced_id) WHERE reduced_id IS NOT NULL;
-- A space sorts before every character of a name, so in this order a group stands directly before its members.
CREATE INDEX preset_path ON preset (replace(name, '.', ' ')) WHERE name IS NOT NULL;

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

CREATE INDEX spring_base ON spring (base_id) WHERE base_id IS NOT NULL;

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

CREATE TABLE point (
  preset_id INTEGER NOT NULL REFERENCES preset (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  x REAL NOT NULL,
  y REAL NOT NULL,
  CONSTRAINT point_unique PRIMARY KEY (preset_id, position),
  CONSTRAINT point_position CHECK (position >= 0),
  CONSTRAINT point_finite CHECK (abs(x) < 9e999 AND abs(y) < 9e999)
) STRICT, WITHOUT ROWID;

CREATE TABLE duration (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  duration REAL NOT NULL,
  CONSTRAINT duration_range CHECK (duration >= 0 AND duration < 9e999)
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

CREATE INDEX tween_curve ON tween (curve_id) WHERE curve_id IS NOT NULL;
CREATE INDEX tween_duration ON tween (duration_id) WHERE duration_id IS NOT NULL;

CREATE TABLE alias (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  of_id INTEGER NOT NULL REFERENCES preset (id)
) STRICT;

CREATE INDEX alias_of ON alias (of_id);

CREATE TABLE clip (
  preset_id INTEGER PRIMARY KEY REFERENCES preset (id) ON DELETE CASCADE,
  driver TEXT,
  loops INTEGER,
  CONSTRAINT clip_driver CHECK ((driver = 'time' OR driver = 'progress')),
  CONSTRAINT clip_loops CHECK ((loops = 0 OR loops = 1))
) STRICT;

-- A property of a clip, its value before anything moves, and whether it has a track. A value is a number or, where
-- isArray is 1, one to four numbers, the unused ones null.
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

CREATE INDEX keyframe_curve ON keyframe (curve_id) WHERE curve_id IS NOT NULL;
CREATE INDEX keyframe_spring ON keyframe (spring_id) WHERE spring_id IS NOT NULL;

-- A rule that a preset may break, and why: the JSON's allow.
CREATE TABLE exception (
  preset_id INTEGER NOT NULL REFERENCES preset (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT exception_unique PRIMARY KEY (preset_id, rule),
  CONSTRAINT exception_rule_not_empty CHECK (rule <> ''),
  CONSTRAINT exception_reason_not_empty CHECK (reason <> '')
) STRICT, WITHOUT ROWID;

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
