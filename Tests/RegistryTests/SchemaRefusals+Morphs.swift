extension SchemaRefusals {
  static let morphs: [(String, String)] = [
    ("UPDATE morph SET preset_id = 33", "morph_of_preset"),
    ("INSERT INTO morph (preset_id, present_id) VALUES (99, 1)", "morph_of_preset"),
    ("INSERT INTO morph (preset_id, present_id) VALUES (32, 1)", "morph_of_preset"),
    ("INSERT OR REPLACE INTO morph (preset_id, present_id) VALUES (31, 1)", "morph_unique"),
    ("INSERT INTO morph (preset_id) VALUES (33)", "morph.present_id"),
    ("INSERT INTO morph (preset_id, present_id) VALUES (33, 4)", "morph_animation_exists"),
    ("INSERT INTO morph (preset_id, present_id) VALUES (33, 99)", "morph_animation_exists"),
    ("INSERT INTO morph (preset_id, present_id) VALUES (33, 35)", "morph_animation_exists"),
    ("UPDATE morph SET present_id = NULL", "morph.present_id"),
    ("UPDATE morph SET present_id = 6", "morph_animation_exists"),
    ("UPDATE morph SET dismiss_id = 99", "morph_animation_exists"),
    ("UPDATE morph SET finish_id = 34", "morph_animation_exists"),
    ("UPDATE morph SET cancel_id = 9", "morph_animation_exists"),
    ("UPDATE morph SET dismissInitialVelocity = 9e999", "morph_initial_velocity_finite"),
    ("UPDATE morph SET dismissInitialVelocity = -9e999", "morph_initial_velocity_finite"),
    ("UPDATE morph SET dismissInitialVelocity = 'fast'", "morph.dismissInitialVelocity"),
    ("UPDATE morph SET dismiss_id = NULL", "morph_dismiss_whole"),
    ("UPDATE morph SET presentInitialVelocity = 1", "morph_velocity_of_spring"),
    ("UPDATE morph SET dismiss_id = 35", "morph_velocity_of_spring"),
    (
      "INSERT INTO morph (preset_id, present_id, presentInitialVelocity) VALUES (33, 8, 1)",
      "morph_velocity_of_spring"
    ),
    ("UPDATE morph SET axis = 'in'", "morph_axis"), ("UPDATE morph SET distance = 0", "morph_distance_range"),
    ("UPDATE morph SET distance = 9e999", "morph_distance_range"),
    ("UPDATE morph SET cap = 0", "morph_cap_range"), ("UPDATE morph SET cap = 1.1", "morph_cap_range"),
    ("UPDATE morph SET threshold = -0.1", "morph_threshold_range"),
    ("UPDATE morph SET threshold = 1.1", "morph_threshold_range"),
    ("UPDATE morph SET axis = NULL", "morph_interactive_whole"),
    ("UPDATE morph SET distance = NULL", "morph_interactive_whole"),
    ("UPDATE morph SET finish_id = NULL", "morph_interactive_whole"),
    ("UPDATE morph SET cancel_id = NULL", "morph_interactive_whole"),
    ("INSERT INTO projection (morph_id, projection) VALUES (33, 0.998)", "projection_of_gesture"),
    ("INSERT INTO projection (morph_id, projection) VALUES (31, 0.99)", "projection_unique"),
    ("INSERT OR REPLACE INTO projection (morph_id, projection) VALUES (31, 0.99)", "projection_unique"),
    ("UPDATE projection SET morph_id = 33", "projection_of_gesture"),
    ("UPDATE projection SET projection = 0.5", "projection_in_range"),
    ("UPDATE projection SET projection = 9e999", "projection_finite"),
    ("UPDATE projection SET projection = NULL", "projection.projection"),
    ("INSERT INTO element (morph_id, position, name) VALUES (33, 0, 'x')", "element_of_morph"),
    ("INSERT INTO element (morph_id, position, name) VALUES (31, -1, 'x')", "element_position"),
    ("INSERT INTO element (morph_id, position, name) VALUES (31, 9, '')", "element_name_not_empty"),
    ("INSERT INTO element (id, morph_id, position, name) VALUES (0, 31, 9, 'x')", "element_id_positive"),
    ("INSERT INTO element (morph_id, position, name) VALUES (31, 9, 'cell')", "element_unique"),
    ("INSERT OR REPLACE INTO element (morph_id, position, name) VALUES (31, 0, 'x')", "element_unique"),
    ("REPLACE INTO element (id, morph_id, position, name) VALUES (1, 31, 9, 'x')", "element_unique"),
    (
      "INSERT INTO element (morph_id, position, name, animation_id) VALUES (31, 9, 'x', 4)",
      "element_animation_exists"
    ),
    ("UPDATE element SET animation_id = 99", "element_animation_exists"),
    ("UPDATE element SET animation_id = 34", "element_animation_exists"),
    ("UPDATE element SET delay = -1", "element_delay_range"),
    ("UPDATE element SET delay = 9e999", "element_delay_range"),
    ("UPDATE element SET name = 'x' WHERE id = 1", "element_of_morph"),
    ("UPDATE element SET morph_id = 33", "element_of_morph"),
    ("UPDATE element SET rowid = 9 WHERE id = 1", "element_of_morph"),
    ("UPDATE element SET position = 1 WHERE id = 1", "element_unique"),
    ("UPDATE OR REPLACE element SET position = 1 WHERE id = 1", "element_unique"),
    (
      "INSERT INTO element_property (element_id, position, property, fromX, toX) VALUES (99, 0, 'x', 1, 1)",
      "element_property_of_element"
    ),
    (
      "INSERT INTO element_property (element_id, position, property, fromX, toX) VALUES (1, -1, 'x', 1, 1)",
      "element_property_position"
    ),
    (
      "INSERT INTO element_property (element_id, position, property, fromX, toX) VALUES (1, 9, '', 1, 1)",
      "element_property_not_empty"
    ),
    (
      "REPLACE INTO element_property (element_id, position, property, fromX, toX) VALUES (1, 9, 'frame', 1, 1)",
      "element_property_new"
    ),
    (
      """
      INSERT INTO element (id, morph_id, position, name) VALUES (9, 31, 9, 'a');
      INSERT INTO element_property (element_id, position, property, fromX, toX) VALUES (9, 0, 'b.c', 1, 1)
      """, "element_property_new"
    ),
    (
      "INSERT INTO element_property (element_id, position, property, fromX, fromZ, toX, toZ) VALUES (1, 9, 'x', 1, 1, 1, 1)",
      "element_property_without_gaps"
    ),
    ("UPDATE element_property SET toX = 9e999", "element_property_finite"),
    ("UPDATE element_property SET fromY = -9e999", "element_property_finite"),
    ("UPDATE element_property SET toW = NULL WHERE property = 'frame'", "element_property_values_alike"),
    ("UPDATE element_property SET fromX = 'far'", "element_property.fromX"),
    ("UPDATE element_property SET element_id = 2 WHERE property = 'frame'", "element_property_of_element"),
    ("UPDATE element_property SET property = 'x' WHERE property = 'frame'", "element_property_of_element"),
    ("UPDATE preset SET kind = 'sequence', standsFor = 'sequence' WHERE id = 31", "preset_kind_is_fixed"),
    ("DELETE FROM preset WHERE id = 35", "preset_in_use"),
    ("DELETE FROM preset WHERE id = 36", "preset_in_use"),
    ("UPDATE tween SET curve_id = 20 WHERE preset_id = 35", "tween_curve_exists"),
    (
      "INSERT INTO preset (owner_id, kind, standsFor) VALUES (35, 'curve', 'curve')", "preset_owner_exists"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE element SET animation_id = 40 WHERE id = 2;
      UPDATE preset SET kind = 'clip', standsFor = 'clip' WHERE id = 40
      """, "preset_stands_for_is_fixed"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE morph SET finish_id = 40; UPDATE preset SET kind = 'clip', standsFor = 'clip' WHERE id = 40
      """, "preset_stands_for_is_fixed"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE morph SET dismiss_id = 40; UPDATE preset SET kind = 'tween', standsFor = 'tween' WHERE id = 40
      """, "preset_stands_for_is_fixed"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE element SET animation_id = 40 WHERE id = 2; DELETE FROM preset WHERE id = 40
      """, "preset_in_use"
    ),
    (
      """
      INSERT INTO preset (id, name, kind, standsFor) VALUES (40, 'x', 'spring', 'spring');
      UPDATE morph SET cancel_id = 40; DELETE FROM preset WHERE id = 40
      """, "preset_in_use"
    ),
  ]
}
