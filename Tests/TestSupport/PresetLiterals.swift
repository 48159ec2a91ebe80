import Presets

/// A preset of a literal.
package func preset(_ name: String, _ literal: String) throws -> Preset {
  Preset(name: try PresetName(name), content: try MotionLiteral.parse(literal))
}

/// Another name for a preset.
package func alias(_ name: String, of target: String) throws -> Preset {
  Preset(name: try PresetName(name), content: .alias(of: try PresetName(target)))
}
