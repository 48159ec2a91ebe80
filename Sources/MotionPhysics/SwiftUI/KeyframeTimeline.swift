// SwiftUI's keyframes over properties of any type. Key paths are not in Embedded Swift.
#if !hasFeature(Embedded)
  /// Keyframes of several properties that run side by side: SwiftUI's `KeyframeTimeline`.
  ///
  ///     let timeline = KeyframeTimeline(initialValue: Values()) {
  ///       KeyframeTrack(\.scale) {
  ///         LinearKeyframe(1.2, duration: 0.2)
  ///         SpringKeyframe(1, spring: .bouncy)
  ///       }
  ///     }
  ///     let scale = timeline.value(time: 0.3).scale
  ///
  /// A track that is over holds its last value, and of two tracks for a property the last counts.
  public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [KeyframeRun<Value>]
    /// Seconds: the longest track's duration.
    public let duration: Double

    /// A timeline.
    /// - Parameters:
    ///   - initialValue: the value before the first keyframes.
    ///   - content: a `KeyframeTrack` for each property that moves; of a value that is itself a vector, its keyframes
    ///     alone.
    public init(
      initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>
    ) {
      self.initialValue = initialValue
      tracks = content().tracks.map { $0(initialValue) }
      duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value at a time in seconds; before the start the initial one, after the end the last.
    public func value(time: Double) -> Value {
      var value = initialValue
      for track in tracks { track.apply(&value, time) }
      return value
    }

    /// The value at a share of the duration, clamped to 0...1.
    public func value(progress: Double) -> Value {
      value(time: progress.clamped(to: 0...1, or: 0) * duration)
    }
  }

  extension KeyframeTimeline: Sendable where Value: Sendable {}

  /// Keyframes of one property, one after the other: SwiftUI's `KeyframeTrack`.
  public struct KeyframeTrack<Root, Value: MotionVector & Sendable>: Sendable {
    fileprivate let keyPath: WritableKeyPath<Root, Value> & Sendable
    fileprivate let keyframes: [Keyframe<Value>]

    /// The keyframes of a property.
    public init(
      _ keyPath: WritableKeyPath<Root, Value> & Sendable,
      @KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>
    ) {
      self.keyPath = keyPath
      keyframes = content().keyframes
    }

    /// The keyframes of a value that is itself a vector.
    public init(
      @KeyframeTrackContentBuilder<Value> content: () -> KeyframeSequence<Value>
    ) where Root == Value {
      self.init(\.self, content: content)
    }

    fileprivate func run(from root: Root) -> KeyframeRun<Root> {
      let path = KeyframePath(
        uncheckedInitial: root[keyPath: keyPath], keyframes: keyframes,
        longest: SwiftUILimits.times.upperBound)
      let keyPath = keyPath
      return KeyframeRun(duration: path.duration) { root, time in
        root[keyPath: keyPath] = path.value(time: time)
      }
    }
  }

  /// A track that has begun.
  struct KeyframeRun<Root>: Sendable {
    let duration: Double
    let apply: @Sendable (inout Root, Double) -> Void
  }

  /// The tracks of a timeline, in order.
  public struct KeyframeTracks<Root> {
    let tracks: [(Root) -> KeyframeRun<Root>]
  }

  /// Puts the tracks of a timeline together, or the keyframes of its only one: SwiftUI's `KeyframesBuilder`.
  @resultBuilder
  public enum KeyframesBuilder<Root> {
    /// No track.
    public static func buildBlock() -> KeyframeTracks<Root> { KeyframeTracks(tracks: []) }

    /// All tracks.
    public static func buildFinalResult(_ tracks: KeyframeTracks<Root>) -> KeyframeTracks<Root> { tracks }

    /// One track.
    public static func buildExpression<Value>(_ track: KeyframeTrack<Root, Value>) -> KeyframeTracks<Root> {
      KeyframeTracks(tracks: [track.run])
    }

    /// Several tracks.
    public static func buildBlock(_ tracks: KeyframeTracks<Root>...) -> KeyframeTracks<Root> {
      buildArray(tracks)
    }

    /// Those of a loop.
    public static func buildArray(_ tracks: [KeyframeTracks<Root>]) -> KeyframeTracks<Root> {
      KeyframeTracks(tracks: tracks.flatMap(\.tracks))
    }

    /// Those of a condition that may not hold.
    public static func buildOptional(_ tracks: KeyframeTracks<Root>?) -> KeyframeTracks<Root> {
      tracks ?? KeyframeTracks(tracks: [])
    }

    /// Those of the first branch.
    public static func buildEither(first tracks: KeyframeTracks<Root>) -> KeyframeTracks<Root> { tracks }

    /// Those of the second branch.
    public static func buildEither(second tracks: KeyframeTracks<Root>) -> KeyframeTracks<Root> { tracks }
  }

  // Keyframes may stand there without a track.
  extension KeyframesBuilder: KeyframeRowBuilder where Root: MotionVector {
    /// The type of the value that moves.
    public typealias Value = Root
  }

  extension KeyframesBuilder where Root: MotionVector & Sendable {
    /// The track of them all.
    public static func buildFinalResult(_ row: KeyframeSequence<Root>) -> KeyframeTracks<Root> {
      buildExpression(KeyframeTrack { row })
    }
  }
#endif
