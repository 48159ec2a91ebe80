extension SchemaRefusals {
  /// One number, text or count of each table that is out of its range, updated and inserted.
  static let ranges: [(String, String)] = [
    ("UPDATE preset SET depth = 101 WHERE id = 2", "preset_in_range"),
    ("UPDATE preset SET summary = printf('%.10001c', 'a') WHERE id = 1", "preset_in_range"),
    ("UPDATE preset SET name = printf('%.201c', 'a') WHERE id = 1", "preset_in_range"),
    ("UPDATE preset SET name = 'a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u' WHERE id = 1", "preset_in_range"),
    (
      "INSERT INTO preset (id, name, kind, standsFor) VALUES (9007199254740992, 'x', 'curve', 'curve')",
      "preset_in_range"
    ),
    (
      "INSERT INTO preset (id, name, kind, standsFor) VALUES (9223372036854775807, 'x', 'curve', 'curve')",
      "preset_in_range"
    ),
    ("UPDATE exception SET reason = printf('%.10001c', 'a')", "exception_in_range"),
    ("INSERT INTO exception VALUES (2, printf('%.201c', 'a'), 'b')", "exception_in_range"),
    ("UPDATE spring SET duration = 1e-150 WHERE preset_id = 1", "spring_in_range"),
    ("INSERT INTO spring (preset_id, duration, bounce) VALUES (12, 0.5, -0.999999)", "spring_in_range"),
    ("UPDATE curve SET y1 = 1e308 WHERE preset_id = 4", "curve_in_range"),
    ("INSERT INTO curve (preset_id, steps) VALUES (17, 100000000)", "curve_in_range"),
    ("INSERT INTO curve (preset_id, path) VALUES (17, printf('%.10001c', 'a'))", "curve_in_range"),
    ("UPDATE point SET y = 1001 WHERE position = 1", "point_in_range"),
    ("INSERT INTO point VALUES (5, 10000, 2, 0)", "point_in_range"),
    ("UPDATE duration SET duration = 1e-5 WHERE preset_id = 6", "duration_in_range"),
    ("INSERT INTO duration VALUES (16, 3601)", "duration_in_range"),
    ("UPDATE tween SET delay = 3601", "tween_in_range"),
    ("INSERT INTO tween (preset_id, curve, duration) VALUES (14, 'linear', 1e-9)", "tween_in_range"),
    ("UPDATE track SET initialX = 1e10 WHERE id = 1", "track_in_range"),
    ("INSERT INTO track (clip_id, property, position, initialX) VALUES (9, 'x', 100, 0)", "track_in_range"),
    ("UPDATE keyframe SET toX = -1e10 WHERE track_id = 1", "keyframe_in_range"),
    ("INSERT INTO keyframe (track_id, position, type, toX) VALUES (1, 1000, 'move', 0)", "keyframe_in_range"),
    ("UPDATE phase SET name = printf('%.201c', 'a') WHERE id = 1", "phase_in_range"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, 200, 'x')", "phase_in_range"),
    ("UPDATE phase_value SET x = 1e10 WHERE phase_id = 1", "phase_value_in_range"),
    ("INSERT INTO phase_value VALUES (1, 100, 'x', 0, NULL, NULL, NULL)", "phase_value_in_range"),
    ("UPDATE morph SET presentInitialVelocity = 1e16", "morph_velocity_of_spring"),
    (
      "INSERT INTO morph (preset_id, present_id, presentInitialVelocity) VALUES (33, 13, 1e16)",
      "morph_in_range"
    ),
    ("UPDATE element SET delay = 1e-9 WHERE id = 1", "element_in_range"),
    ("INSERT INTO element (morph_id, position, name) VALUES (31, 200, 'x')", "element_in_range"),
    ("UPDATE element_property SET fromX = 1e10 WHERE element_id = 2", "element_property_in_range"),
    (
      "INSERT INTO element_property VALUES (2, 100, 'x', 0, NULL, NULL, NULL, 0, NULL, NULL, NULL)",
      "element_property_in_range"
    ),
  ]
}
