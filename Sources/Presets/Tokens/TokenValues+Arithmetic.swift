import PlainText
import StrictJSON

extension TokenValues {
  /// The seconds that a sum or a product of times and other tokens comes to; nil where it comes to none.
  func computed(_ text: String, _ what: String, of token: Token, bare: BareTime?) -> Double? {
    guard let result = result(text, of: token, Steps()) else { return nil }
    notes.add(token, "\(what) was computed from \(TokenNotes.shortened(text))")
    switch result {
    case .milliseconds(let milliseconds): return milliseconds / 1000
    case .number(let number):
      return bareSeconds(number, DecimalText.exact(number), what, of: token, bare: bare)
    }
  }

  /// How many tokens may still be looked up: tokens that name one another can stand for more than there is time, or go
  /// round in circles.
  private final class Steps {
    var left = 1000
  }

  private func result(_ text: String, of token: Token, _ steps: Steps) -> TokenArithmetic.Result? {
    TokenArithmetic.result(text) { reference in
      index.find(reference, from: token).flatMap { self.text(index.tokens[$0.index], steps) }
    }
  }

  /// A token's value as text: a number, a time, what another token says, or a sum of these.
  private func text(_ token: Token, _ steps: Steps) -> String? {
    steps.left -= 1
    guard steps.left > 0 else { return nil }
    if let unit = token.value.member("unit")?.string, let number = token.value.member("value")?.rawText {
      return number + unit
    }
    guard let text = token.value.string else {
      return token.value.number == nil ? nil : token.value.rawText
    }
    if let reference = TokenReference(text), reference.part.isEmpty {
      return index.find(reference, from: token).flatMap { self.text(index.tokens[$0.index], steps) }
    }
    guard TokenArithmetic.isMeant(text) else { return text }
    switch result(text, of: token, steps) {
    case .milliseconds(let number): return DecimalText.exact(number) + "ms"
    case .number(let number): return DecimalText.exact(number)
    case nil: return nil
    }
  }
}
