/// A registry with a preset of every kind, as another tool would write it. The ids are those of the names' comments.
enum SchemaFixture {
  /// The projection of the script's morph, in a table that older registries do not have.
  static let projection = "INSERT INTO projection VALUES (31, 0.998);"

  static let script = """
    INSERT INTO preset (id, name, kind, standsFor, depth) VALUES
      (1, 'spring', 'spring', 'spring', 0), (2, 'derived', 'spring', 'spring', 1),
      (3, 'link', 'alias', 'spring', 1), (4, 'curve', 'curve', 'curve', 0),
      (5, 'points', 'curve', 'curve', 0), (6, 'length', 'duration', 'duration', 0),
      (7, 'instant', 'duration', 'instant', 0), (8, 'fade', 'tween', 'tween', 0),
      (9, 'heart', 'clip', 'clip', 0), (10, 'zero', 'alias', 'instant', 1),
      (11, 'free', 'spring', 'spring', 0), (12, 'bare', 'spring', 'spring', 0),
      (13, 'group.member', 'spring', 'spring', 0), (14, 'bare-tween', 'tween', 'tween', 0),
      (15, 'bare-alias', 'alias', 'spring', 2), (16, 'bare-duration', 'duration', 'duration', 0),
      (17, 'bare-curve', 'curve', 'curve', 0), (18, 'bare-clip', 'clip', 'clip', 0);
    INSERT INTO preset (id, owner_id, kind, standsFor) VALUES
      (20, 8, 'curve', 'curve'), (21, 9, 'spring', 'spring'), (22, 9, 'curve', 'curve');
    INSERT INTO spring (preset_id, duration, bounce) VALUES
      (1, 0.5, 0.2), (11, 0.5, 0.1), (13, 0.5, 0), (21, 0.3, 0);
    INSERT INTO spring (preset_id, base_id, extraBounce) VALUES (2, 1, 0.1);
    INSERT INTO alias (preset_id, of_id) VALUES (3, 1), (10, 7);
    INSERT INTO duration (preset_id, duration) VALUES (6, 0.2), (7, 0);
    INSERT INTO curve (preset_id, x1, y1, x2, y2) VALUES (4, 0.2, 0, 0, 1), (20, 0, 0, 1, 1), (22, 0, 0, 1, 1);
    INSERT INTO curve (preset_id, hasPoints) VALUES (5, 1);
    INSERT INTO point (preset_id, position, x, y) VALUES (5, 0, 0, 0), (5, 1, 0.5, 1.1), (5, 2, 1, 1);
    INSERT INTO tween (preset_id, curve_id, duration_id) VALUES (8, 20, 6);
    INSERT INTO clip (preset_id) VALUES (9);
    INSERT INTO track (id, clip_id, property, position, initialX, trackPosition) VALUES
      (1, 9, 'scale', 0, 1, 0), (2, 9, 'still', 1, 0, NULL);
    INSERT INTO track (id, clip_id, property, position, isArray, initialX, initialY, trackPosition) VALUES
      (3, 9, 'offset', 2, 1, 0, 0, 1);
    INSERT INTO keyframe (track_id, position, type, toX, duration, curve_id) VALUES (1, 0, 'linear', 1, 0.3, 22);
    INSERT INTO keyframe (track_id, position, type, toX, spring_id) VALUES (1, 1, 'spring', 1, 21);
    INSERT INTO keyframe (track_id, position, type, toX, toY) VALUES (3, 0, 'move', 1, 2);
    INSERT INTO exception (preset_id, rule, reason) VALUES (1, 'rule', 'reason');
    UPDATE preset SET reduced_id = 8 WHERE id = 13;
    INSERT INTO preset (id, name, kind, standsFor) VALUES
      (30, 'steps', 'sequence', 'sequence'), (31, 'zoom', 'morph', 'morph'),
      (32, 'bare-sequence', 'sequence', 'sequence'), (33, 'bare-morph', 'morph', 'morph');
    INSERT INTO preset (id, owner_id, kind, standsFor) VALUES
      (34, 30, 'spring', 'spring'), (35, 31, 'tween', 'tween'), (36, 31, 'curve', 'curve');
    INSERT INTO spring (preset_id, duration, bounce) VALUES (34, 0.3, 0.2);
    INSERT INTO curve (preset_id, x1, y1, x2, y2) VALUES (36, 0.2, 0, 0, 1);
    INSERT INTO tween (preset_id, curve_id, duration) VALUES (35, 36, 0.4);
    INSERT INTO sequence (preset_id, mode) VALUES (30, 'loop');
    INSERT INTO phase (id, sequence_id, position, name, animation_id) VALUES
      (1, 30, 0, 'rest', 34), (2, 30, 1, 'up', 13);
    INSERT INTO phase_value (phase_id, position, property, x, y) VALUES
      (1, 0, 'scale', 1, NULL), (1, 1, 'offset', 0, 0), (2, 0, 'scale', 1.2, NULL);
    INSERT INTO morph VALUES (31, 35, NULL, 13, 0.5, 'up', 320, 0.9, 0.1, 13, 13);
    INSERT INTO element (id, morph_id, position, name, delay, animation_id) VALUES
      (1, 31, 0, 'cell', 0, 13), (2, 31, 1, 'a.b', NULL, NULL);
    INSERT INTO element_property VALUES
      (1, 0, 'frame', 16, 200, 80, 80, 0, 0, 390, 844), (1, 1, 'opacity', 0, NULL, NULL, NULL, 1, NULL, NULL, NULL),
      (2, 0, 'c', 0, NULL, NULL, NULL, 1, NULL, NULL, NULL);

    """
}
