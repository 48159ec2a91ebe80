import MotionPhysics
import Presets
import SQLite

extension PresetWriter {
  mutating func insertContent(of preset: Preset, _ identifier: Int64) throws {
    try insert(preset.content, identifier, owner: identifier)
  }

  private mutating func insert(_ content: Content, _ identifier: Int64, owner: Int64) throws {
    switch content {
    case .spring(let spring): try insert(spring, identifier)
    case .curve(let shape): try insert(shape, identifier)
    case .duration(let seconds):
      try connection.prepare("INSERT INTO duration (preset_id, duration) VALUES (?1, ?2)")
        .run(identifier, seconds)
    case .tween(let tween): try insert(tween, identifier, owner: owner)
    case .clip(let clip): try insert(clip, identifier, owner: owner)
    case .sequence(let sequence): try insert(sequence, identifier)
    case .morph(let morph): try insert(morph, identifier)
    case .alias(let target):
      try connection.prepare("INSERT INTO alias (preset_id, of_id) VALUES (?1, ?2)")
        .run(identifier, try entry(of: target).identifier)
    }
  }

  /// Writes a motion that stands inside another preset; it has an owner in place of a name.
  mutating func insertInline(_ content: Content, owner: Int64) throws -> Int64 {
    let identifier = takeIdentifier()
    let depth: Int =
      if case .spring(let spring) = content, let base = spring.base { try entry(of: base).depth + 1 } else {
        0
      }
    try connection.prepare(
      "INSERT INTO preset (id, owner_id, kind, standsFor, depth) VALUES (?1, ?2, ?3, ?3, ?4)"
    ).run(identifier, owner, content.kind.rawValue, depth)
    try insert(content, identifier, owner: owner)
    return identifier
  }

  private mutating func insert(_ spring: TypedSpring, _ identifier: Int64) throws {
    let statement = springInsertion
    // Every parameter is null until it is bound: the statement was reset with its bindings cleared.
    try statement.bind(identifier, at: 1)
    try statement.bind(spring.delay, orNullAt: 6)
    switch spring.parameters {
    case .standalone(let parameters):
      try statement.bind(parameters.form.dialect, orNullAt: 3)
      for (key, value) in parameters.typed {
        try statement.bind(value, at: 7 + key.position)
      }
    case .adjusted(let adjustment):
      try statement.bind(try entry(of: adjustment.base).identifier, at: 2)
      try statement.bind(adjustment.durationScale, orNullAt: 4)
      try statement.bind(adjustment.extraBounce, orNullAt: 5)
      try statement.bind(adjustment.duration, orNullAt: 7)
    }
    _ = try statement.step()
  }

  private func insert(_ shape: CurveShape, _ identifier: Int64) throws {
    let statement = try connection.prepare(
      """
      INSERT INTO curve (preset_id, x1, y1, x2, y2, steps, jump, path, hasPoints)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """)
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      try statement.run(identifier, x1, y1, x2, y2, nil, nil, nil, 0)
    case .steps(let count, let jump):
      try statement.run(identifier, nil, nil, nil, nil, count, jump?.rawValue, nil, 0)
    case .path(let path):
      try statement.run(identifier, nil, nil, nil, nil, nil, nil, path, 0)
    case .points(let points):
      try statement.run(identifier, nil, nil, nil, nil, nil, nil, nil, 1)
      let insertion = try connection.prepare(
        "INSERT INTO point (preset_id, position, x, y) VALUES (?1, ?2, ?3, ?4)")
      for (position, point) in points.enumerated() {
        try insertion.run(identifier, position, point.x, point.y)
      }
    }
  }

  private mutating func insert(_ tween: TypedTween, _ identifier: Int64, owner: Int64) throws {
    let (named, curve) = try columns(of: tween.curve, owner: owner)
    var seconds: Double?
    var duration: Int64?
    switch tween.duration {
    case .seconds(let value): seconds = value
    case .preset(let name): duration = try entry(of: name).identifier
    }
    try connection.prepare(
      """
      INSERT INTO tween (preset_id, curve, curve_id, duration, duration_id, delay)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """
    ).run(identifier, named, curve, seconds, duration, tween.delay)
  }

  /// How a curve is stored where one is mentioned.
  mutating func columns(
    of curve: CurveReference?, owner: Int64
  ) throws -> (named: String?, identifier: Int64?) {
    switch curve {
    case .named(let curve): (curve.name, nil)
    case .preset(let name): (nil, try entry(of: name).identifier)
    case .inline(let shape): (nil, try insertInline(.curve(shape), owner: owner))
    case nil: (nil, nil)
    }
  }
}

extension Statement {
  func bind(_ value: String?, orNullAt index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  func bind(_ value: Double?, orNullAt index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  func bind(_ value: Int64?, orNullAt index: Int) throws {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }
}
