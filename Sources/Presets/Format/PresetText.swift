import StrictJSON

/// One preset as JSON, read: what `add clip NAME FILE` takes.
public struct PresetText {
  /// The preset; nil when something essential of it is wrong.
  public let preset: Preset?
  /// Everything that is wrong.
  public let problems: [JSONProblem]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: A name that wins over the object's own.
  public init(_ bytes: [UInt8], named name: PresetName?) {
    let list = ProblemList()
    do throws(JSONProblem) {
      let document = try JSONDocument(bytes)
      preset = PresetDecoder(problems: list).preset(document.root, named: name)
      problems = document.duplicateKeys + list.problems
    } catch {
      preset = nil
      problems = [error]
    }
  }
}
