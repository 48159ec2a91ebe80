-- The ranges of numbers, texts and counts: the physics core's, which refuses the same (docs/ranges.md). They are
-- triggers over what is written anew, not CHECKs: a registry that holds another number from before can be opened,
-- told about and mended. Of an update only what it changes is looked at. A position counts what comes before it, and
-- a text is as long as its bytes.

CREATE TRIGGER preset_in_range AFTER INSERT ON preset WHEN
  NEW.id > 9007199254740991 OR NEW.depth > 100 OR length(CAST(NEW.name AS BLOB)) > 200
  OR length(NEW.name) - length(replace(NEW.name, '.', '')) > 19 OR length(CAST(NEW.summary AS BLOB)) > 10000
  OR length(CAST(NEW.deprecated AS BLOB)) > 10000 OR length(CAST(NEW.origin AS BLOB)) > 200
  OR length(CAST(NEW.extensions AS BLOB)) > 1000000
BEGIN
  SELECT RAISE(ABORT, 'preset_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER exception_in_range AFTER INSERT ON exception WHEN
  length(CAST(NEW.rule AS BLOB)) > 200 OR length(CAST(NEW.reason AS BLOB)) > 10000
BEGIN
  SELECT RAISE(ABORT, 'exception_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER exception_stays_in_range AFTER UPDATE ON exception WHEN
  (NEW.rule IS NOT OLD.rule AND length(CAST(NEW.rule AS BLOB)) > 200)
  OR (NEW.reason IS NOT OLD.reason AND length(CAST(NEW.reason AS BLOB)) > 10000)
BEGIN
  SELECT RAISE(ABORT, 'exception_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER curve_in_range AFTER INSERT ON curve WHEN
  abs(NEW.y1) > 1000 OR abs(NEW.y2) > 1000 OR NEW.steps > 1000 OR length(CAST(NEW.path AS BLOB)) > 10000
BEGIN
  SELECT RAISE(ABORT, 'curve_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER curve_stays_in_range AFTER UPDATE ON curve WHEN
  (NEW.y1 IS NOT OLD.y1 AND abs(NEW.y1) > 1000) OR (NEW.y2 IS NOT OLD.y2 AND abs(NEW.y2) > 1000)
  OR (NEW.steps IS NOT OLD.steps AND NEW.steps > 1000)
  OR (NEW.path IS NOT OLD.path AND length(CAST(NEW.path AS BLOB)) > 10000)
BEGIN
  SELECT RAISE(ABORT, 'curve_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER point_in_range AFTER INSERT ON point WHEN
  NEW.position > 9999 OR abs(NEW.x) > 1000 OR abs(NEW.y) > 1000
BEGIN
  SELECT RAISE(ABORT, 'point_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER point_stays_in_range AFTER UPDATE ON point WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 9999) OR (NEW.x IS NOT OLD.x AND abs(NEW.x) > 1000)
  OR (NEW.y IS NOT OLD.y AND abs(NEW.y) > 1000)
BEGIN
  SELECT RAISE(ABORT, 'point_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER duration_in_range AFTER INSERT ON duration WHEN
  (NEW.duration <> 0 AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'duration_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER duration_stays_in_range AFTER UPDATE ON duration WHEN
  (NEW.duration IS NOT OLD.duration AND (NEW.duration <> 0 AND NEW.duration NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'duration_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER tween_in_range AFTER INSERT ON tween WHEN
  NEW.duration NOT BETWEEN 0.0001 AND 3600 OR (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'tween_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER tween_stays_in_range AFTER UPDATE ON tween WHEN
  (NEW.duration IS NOT OLD.duration AND NEW.duration NOT BETWEEN 0.0001 AND 3600)
  OR (NEW.delay IS NOT OLD.delay AND (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600))
BEGIN
  SELECT RAISE(ABORT, 'tween_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER track_in_range AFTER INSERT ON track WHEN
  NEW.position > 99 OR NEW.trackPosition > 99 OR length(CAST(NEW.property AS BLOB)) > 200
  OR abs(NEW.initialX) > 1e9 OR abs(NEW.initialY) > 1e9 OR abs(NEW.initialZ) > 1e9 OR abs(NEW.initialW) > 1e9
BEGIN
  SELECT RAISE(ABORT, 'track_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER keyframe_in_range AFTER INSERT ON keyframe WHEN
  NEW.position > 999 OR NEW.duration NOT BETWEEN 0.0001 AND 3600 OR abs(NEW.toX) > 1e9 OR abs(NEW.toY) > 1e9
  OR abs(NEW.toZ) > 1e9 OR abs(NEW.toW) > 1e9 OR abs(NEW.startVelocityX) > 1e12
  OR abs(NEW.startVelocityY) > 1e12 OR abs(NEW.startVelocityZ) > 1e12 OR abs(NEW.startVelocityW) > 1e12
  OR abs(NEW.endVelocityX) > 1e12 OR abs(NEW.endVelocityY) > 1e12 OR abs(NEW.endVelocityZ) > 1e12
  OR abs(NEW.endVelocityW) > 1e12
BEGIN
  SELECT RAISE(ABORT, 'keyframe_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER phase_in_range AFTER INSERT ON phase WHEN
  NEW.position > 199 OR length(CAST(NEW.name AS BLOB)) > 200
BEGIN
  SELECT RAISE(ABORT, 'phase_in_range: a number, text or count is out of its range');
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

CREATE TRIGGER phase_value_stays_in_range AFTER UPDATE ON phase_value WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 99)
  OR (NEW.property IS NOT OLD.property AND length(CAST(NEW.property AS BLOB)) > 200)
  OR (NEW.x IS NOT OLD.x AND abs(NEW.x) > 1e9) OR (NEW.y IS NOT OLD.y AND abs(NEW.y) > 1e9)
  OR (NEW.z IS NOT OLD.z AND abs(NEW.z) > 1e9) OR (NEW.w IS NOT OLD.w AND abs(NEW.w) > 1e9)
BEGIN
  SELECT RAISE(ABORT, 'phase_value_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER morph_in_range AFTER INSERT ON morph WHEN
  abs(NEW.presentInitialVelocity) > 10000 OR abs(NEW.dismissInitialVelocity) > 10000
  OR NEW.distance NOT BETWEEN 0.001 AND 1000000 OR NEW.cap < 0.001
BEGIN
  SELECT RAISE(ABORT, 'morph_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER morph_stays_in_range AFTER UPDATE ON morph WHEN
  (NEW.presentInitialVelocity IS NOT OLD.presentInitialVelocity AND abs(NEW.presentInitialVelocity) > 10000)
  OR (NEW.dismissInitialVelocity IS NOT OLD.dismissInitialVelocity AND abs(NEW.dismissInitialVelocity) > 10000)
  OR (NEW.distance IS NOT OLD.distance AND NEW.distance NOT BETWEEN 0.001 AND 1000000)
  OR (NEW.cap IS NOT OLD.cap AND NEW.cap < 0.001)
BEGIN
  SELECT RAISE(ABORT, 'morph_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER element_in_range AFTER INSERT ON element WHEN
  NEW.position > 199 OR length(CAST(NEW.name AS BLOB)) > 200
  OR (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600)
BEGIN
  SELECT RAISE(ABORT, 'element_in_range: a number, text or count is out of its range');
END;

CREATE TRIGGER element_stays_in_range AFTER UPDATE ON element WHEN
  (NEW.position IS NOT OLD.position AND NEW.position > 199)
  OR (NEW.name IS NOT OLD.name AND length(CAST(NEW.name AS BLOB)) > 200)
  OR (NEW.delay IS NOT OLD.delay AND (NEW.delay <> 0 AND NEW.delay NOT BETWEEN 0.0001 AND 3600))
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
