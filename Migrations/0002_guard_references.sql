-- What no CHECK can see: other rows. These triggers refuse names that are groups, dangling and circular references,
-- and the removal of what is used, also from tools that leave foreign keys switched off.

-- Names and groups. Triggers say it before UNIQUE does, because a tool that writes INSERT OR REPLACE would make
-- UNIQUE remove the other preset, and no trigger would see it go.

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

-- What a preset is.

-- WHEN rather than UPDATE OF: an UPDATE that says rowid for id would not fire that.
CREATE TRIGGER preset_is_fixed BEFORE UPDATE ON preset
WHEN NEW.id <> OLD.id OR NEW.owner_id IS NOT OLD.owner_id
BEGIN
  SELECT RAISE(ABORT, 'preset_is_fixed: the id and the owner of a preset cannot change');
END;

CREATE TRIGGER preset_owner_exists BEFORE INSERT ON preset
WHEN NEW.owner_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM preset
  WHERE id = NEW.owner_id AND name IS NOT NULL AND (kind = 'tween' OR kind = 'clip' OR kind = 'sequence' OR kind = 'morph')
)
BEGIN
  SELECT RAISE(ABORT, 'preset_owner_exists: owner_id names no preset that can hold another motion');
END;

-- A migration that adds their tables drops these two.
CREATE TRIGGER preset_kind_known BEFORE INSERT ON preset WHEN NEW.kind = 'sequence' OR NEW.kind = 'morph'
BEGIN
  SELECT RAISE(ABORT, 'preset_kind_known: this version holds no presets of that kind');
END;

CREATE TRIGGER preset_new_kind_known BEFORE UPDATE OF kind ON preset WHEN NEW.kind = 'sequence' OR NEW.kind = 'morph'
BEGIN
  SELECT RAISE(ABORT, 'preset_kind_known: this version holds no presets of that kind');
END;

CREATE TRIGGER preset_kind_is_fixed BEFORE UPDATE OF kind ON preset
WHEN NEW.kind <> OLD.kind AND (
  EXISTS (SELECT 1 FROM spring WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM curve WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM duration WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM tween WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM clip WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM alias WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM preset WHERE owner_id = OLD.id)
)
BEGIN
  SELECT RAISE(ABORT, 'preset_kind_is_fixed: the kind of a preset with content cannot change');
END;

CREATE TRIGGER preset_stands_for_is_fixed BEFORE UPDATE OF standsFor ON preset
WHEN NEW.standsFor <> OLD.standsFor AND (
  EXISTS (SELECT 1 FROM duration WHERE preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM spring WHERE base_id = OLD.id)
  OR EXISTS (SELECT 1 FROM alias WHERE of_id = OLD.id OR preset_id = OLD.id)
  OR EXISTS (SELECT 1 FROM tween WHERE curve_id = OLD.id OR duration_id = OLD.id)
  OR EXISTS (SELECT 1 FROM keyframe WHERE curve_id = OLD.id OR spring_id = OLD.id)
)
BEGIN
  SELECT RAISE(ABORT, 'preset_stands_for_is_fixed: it is used as what it is');
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

-- References, also for tools that leave foreign keys switched off.

CREATE TRIGGER preset_reduced_exists BEFORE INSERT ON preset
WHEN NEW.reduced_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.reduced_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'preset_reduced_exists: reduced_id names no preset');
END;

CREATE TRIGGER preset_new_reduced_exists BEFORE UPDATE OF reduced_id ON preset
WHEN NEW.reduced_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.reduced_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'preset_reduced_exists: reduced_id names no preset');
END;

CREATE TRIGGER preset_in_use BEFORE DELETE ON preset
BEGIN
  SELECT RAISE(ABORT, 'preset_in_use: another preset uses it')
  WHERE EXISTS (SELECT 1 FROM preset WHERE reduced_id = OLD.id AND id <> OLD.id)
    OR EXISTS (SELECT 1 FROM spring WHERE base_id = OLD.id)
    OR EXISTS (SELECT 1 FROM alias WHERE of_id = OLD.id)
    OR EXISTS (SELECT 1 FROM tween WHERE curve_id = OLD.id OR duration_id = OLD.id)
    OR EXISTS (SELECT 1 FROM keyframe WHERE curve_id = OLD.id OR spring_id = OLD.id);
  -- What it holds goes with it. Without that the next preset could get its id, and with it what it held.
  DELETE FROM exception WHERE preset_id = OLD.id;
  DELETE FROM spring WHERE preset_id = OLD.id;
  DELETE FROM curve WHERE preset_id = OLD.id;
  DELETE FROM duration WHERE preset_id = OLD.id;
  DELETE FROM tween WHERE preset_id = OLD.id;
  DELETE FROM clip WHERE preset_id = OLD.id;
  DELETE FROM alias WHERE preset_id = OLD.id;
  DELETE FROM spring WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM curve WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM tween WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = OLD.id);
  DELETE FROM preset WHERE owner_id = OLD.id;
END;

CREATE TRIGGER curve_goes BEFORE DELETE ON curve
BEGIN
  DELETE FROM point WHERE preset_id = OLD.preset_id;
END;

CREATE TRIGGER clip_goes BEFORE DELETE ON clip
BEGIN
  DELETE FROM track WHERE clip_id = OLD.preset_id;
END;

CREATE TRIGGER track_goes BEFORE DELETE ON track
BEGIN
  DELETE FROM keyframe WHERE track_id = OLD.id;
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

CREATE TRIGGER tween_refers BEFORE INSERT ON tween
BEGIN
  SELECT RAISE(ABORT, 'tween_of_preset: preset_id names no preset of kind tween')
  WHERE NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND kind = 'tween');
  SELECT RAISE(ABORT, 'tween_curve_exists: curve_id names no curve')
  WHERE NEW.curve_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset
      WHERE id = NEW.curve_id AND standsFor = 'curve' AND (name IS NOT NULL OR owner_id = NEW.preset_id)
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
      SELECT 1 FROM preset
      WHERE id = NEW.curve_id AND standsFor = 'curve' AND (name IS NOT NULL OR owner_id = NEW.preset_id)
    );
  SELECT RAISE(ABORT, 'tween_duration_exists: duration_id names no duration above 0 s')
  WHERE NEW.duration_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM preset WHERE id = NEW.duration_id AND standsFor = 'duration' AND name IS NOT NULL
    );
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

CREATE TRIGGER exception_refers BEFORE INSERT ON exception
WHEN NOT EXISTS (SELECT 1 FROM preset WHERE id = NEW.preset_id AND name IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'exception_of_preset: preset_id names no preset');
END;

CREATE TRIGGER exception_refers_anew BEFORE UPDATE ON exception WHEN NEW.preset_id <> OLD.preset_id
BEGIN
  SELECT RAISE(ABORT, 'exception_of_preset: preset_id cannot change');
END;
