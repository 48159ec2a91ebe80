extension SchemaRefusals {
  static let sequences: [(String, String)] = [
    ("UPDATE sequence SET mode = 'once'", "sequence_mode"),
    ("UPDATE sequence SET mode = NULL", "sequence.mode"),
    ("UPDATE sequence SET preset_id = 32", "sequence_of_preset"),
    ("INSERT INTO sequence VALUES (99, 'loop')", "sequence_of_preset"),
    ("INSERT INTO sequence VALUES (33, 'loop')", "sequence_of_preset"),
    ("INSERT OR REPLACE INTO sequence VALUES (30, 'trigger')", "sequence_unique"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (32, 0, 'x')", "phase_of_sequence"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, -1, 'x')", "phase_position"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, 2, '')", "phase_name_not_empty"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, 2, NULL)", "phase.name"),
    ("INSERT INTO phase (id, sequence_id, position, name) VALUES (0, 30, 2, 'x')", "phase_id_positive"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, 2, 'rest')", "phase_unique"),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, 1, 'x')", "phase_unique"),
    ("INSERT OR REPLACE INTO phase (sequence_id, position, name) VALUES (30, 0, 'x')", "phase_unique"),
    ("REPLACE INTO phase (id, sequence_id, position, name) VALUES (1, 30, 7, 'x')", "phase_unique"),
    (
      "INSERT INTO sequence VALUES (32, 'loop'); INSERT INTO phase (sequence_id, position, name) VALUES (32, 1, 'x')",
      "phase_first"
    ),
    (
      "INSERT INTO phase (sequence_id, position, name, animation_id) VALUES (30, 2, 'x', 99)",
      "phase_animation_exists"
    ),
    (
      "INSERT INTO phase (sequence_id, position, name, animation_id) VALUES (30, 2, 'x', 4)",
      "phase_animation_exists"
    ),
    (
      "INSERT INTO phase (sequence_id, position, name, animation_id) VALUES (30, 2, 'x', 35)",
      "phase_animation_exists"
    ),
    ("UPDATE phase SET animation_id = 99 WHERE id = 1", "phase_animation_exists"),
    ("UPDATE phase SET animation_id = 6 WHERE id = 1", "phase_animation_exists"),
    ("UPDATE phase SET animation_id = 35 WHERE id = 1", "phase_animation_exists"),
    ("UPDATE phase SET name = 'up' WHERE id = 1", "phase_unique"),
    ("UPDATE OR REPLACE phase SET name = 'up' WHERE id = 1", "phase_unique"),
    ("UPDATE phase SET name = '' WHERE id = 1", "phase_name_not_empty"),
    ("UPDATE phase SET id = 9 WHERE id = 1", "phase_of_sequence"),
    ("UPDATE phase SET rowid = 9 WHERE id = 1", "phase_of_sequence"),
    ("UPDATE phase SET sequence_id = 32", "phase_of_sequence"),
    ("UPDATE phase SET position = 5 WHERE id = 1", "phase_of_sequence"),
    ("DELETE FROM phase WHERE id = 1", "phase_stays"),
    ("DELETE FROM phase", "phase_stays"),
    ("INSERT INTO phase_value VALUES (99, 0, 'scale', 1, NULL, NULL, NULL)", "phase_value_of_phase"),
    ("INSERT INTO phase_value VALUES (2, -1, 'offset', 1, 1, NULL, NULL)", "phase_value_position"),
    ("INSERT INTO phase_value VALUES (1, 9, '', 1, NULL, NULL, NULL)", "phase_value_property_not_empty"),
    ("INSERT INTO phase_value VALUES (1, 9, 'x', 9e999, NULL, NULL, NULL)", "phase_value_finite"),
    ("INSERT INTO phase_value VALUES (1, 9, 'x', 1, -9e999, NULL, NULL)", "phase_value_finite"),
    ("INSERT INTO phase_value VALUES (1, 9, 'x', 1, NULL, 1, NULL)", "phase_value_without_gaps"),
    ("INSERT INTO phase_value VALUES (1, 9, 'x', 1, 1, NULL, 1)", "phase_value_without_gaps"),
    ("INSERT INTO phase_value VALUES (1, 9, 'scale', 1, NULL, NULL, NULL)", "phase_value_new"),
    ("REPLACE INTO phase_value VALUES (1, 0, 'x', 1, NULL, NULL, NULL)", "phase_value_new"),
    ("REPLACE INTO phase_value VALUES (1, 9, 'scale', 1, 1, NULL, NULL)", "phase_value_new"),
    ("INSERT INTO phase_value VALUES (2, 9, 'x', 1, NULL, NULL, NULL)", "phase_value_like_first"),
    ("INSERT INTO phase_value VALUES (2, 9, 'offset', 1, NULL, NULL, NULL)", "phase_value_like_first"),
    ("INSERT INTO phase_value VALUES (2, 9, 'offset', 1, 1, 1, NULL)", "phase_value_like_first"),
    ("INSERT INTO phase_value VALUES (2, 9, 'offset', 1, 1, 1, 1)", "phase_value_like_first"),
    ("UPDATE phase_value SET phase_id = 2 WHERE property = 'offset'", "phase_value_of_phase"),
    ("UPDATE phase_value SET position = 9 WHERE property = 'offset'", "phase_value_of_phase"),
    ("UPDATE phase_value SET property = 'x' WHERE property = 'offset'", "phase_value_of_phase"),
    ("UPDATE phase_value SET y = 1 WHERE property = 'scale'", "phase_value_alike"),
    ("UPDATE phase_value SET y = NULL WHERE property = 'offset'", "phase_value_alike"),
    ("UPDATE phase_value SET x = 9e999", "phase_value_finite"),
    ("UPDATE phase_value SET x = 'far'", "phase_value.x"),
    ("DELETE FROM phase_value WHERE phase_id = 1 AND property = 'scale'", "phase_value_stays"),
    ("DELETE FROM phase_value WHERE phase_id = 2; DELETE FROM phase_value", "phase_value_stays"),
    ("UPDATE preset SET kind = 'morph', standsFor = 'morph' WHERE id = 30", "preset_kind_is_fixed"),
    ("DELETE FROM preset WHERE id = 34", "preset_in_use"),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE phase SET animation_id = 40 WHERE id = 2;
      UPDATE preset SET kind = 'curve', standsFor = 'curve' WHERE id = 40
      """, "preset_stands_for_is_fixed"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE phase SET animation_id = 40 WHERE id = 2; DELETE FROM preset WHERE id = 40
      """, "preset_in_use"
    ),
  ]
}
