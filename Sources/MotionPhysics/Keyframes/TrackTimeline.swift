/// Tracks that run side by side, one per property: SwiftUI's `TrackTimeline`.
public struct TrackTimeline: Hashable, Sendable {
  /// A track and the property that it moves.
  public struct PropertyTrack: Hashable, Sendable {
    /// The property's name.
    public let property: String
    /// Its track.
    public let track: ValueTrack

    /// A property's track.
    public init(property: String, track: ValueTrack) {
      self.property = property
      self.track = track
    }
  }

  /// The tracks, in the order in which their properties were first named.
  public let tracks: [PropertyTrack]

  /// A timeline. Of two tracks for one property the last counts, as in SwiftUI. A property without a track is
  /// one whose track has no keyframes.
  public init(tracks: [PropertyTrack]) {
    var kept: [PropertyTrack] = []
    for track in tracks {
      if let index = kept.firstIndex(where: { $0.property == track.property }) {
        kept[index] = track
      } else {
        kept.append(track)
      }
    }
    self.tracks = kept
  }

  /// The longest track's duration, seconds.
  public var duration: Double { tracks.reduce(0) { max($0, $1.track.duration) } }

  /// The track of a property.
  public subscript(property: String) -> ValueTrack? {
    tracks.first { $0.property == property }?.track
  }

  /// Every property's value and velocity at a time. A track that is over holds its last value.
  public func values(time: Double) -> [PropertyValue] {
    tracks.map {
      let state = $0.track.state(time: time)
      return PropertyValue(property: $0.property, value: state.position, velocity: state.velocity)
    }
  }

  /// Every property's value and velocity at a share of the duration, clamped to 0...1.
  public func values(progress: Double) -> [PropertyValue] {
    values(time: min(max(progress, 0), 1) * duration)
  }
}
