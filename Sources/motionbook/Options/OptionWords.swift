import MotionPhysics
import Presets

/// What is said of the keys of a literal, said of the options of their names.
enum OptionWords {
  /// The sentence with `durationScale` as `--duration-scale`, and `base=NAME` as `--base NAME`.
  static func said(_ sentence: String) -> String {
    var said = ""
    var word = ""
    func end() {
      said += keys.contains(word) ? option(word) : word
      word = ""
    }
    for character in sentence {
      if character.isLetter {
        word.append(character)
      } else if character == "=", keys.contains(word) || word == "base" {
        said += option(word) + " "
        word = ""
      } else {
        end()
        said.append(character)
      }
    }
    end()
    return said
  }

  /// The words that are keys wherever they stand in such a sentence; a base is one only where it is typed.
  private static let keys = Set(SpringKey.allCases.map(\.rawValue) + SpringText.adjustmentKeys)

  /// A key as an option.
  static func option(_ key: String) -> String {
    "--"
      + key.reduce(into: "") { text, letter in
        text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
  }
}
