import PlainText

/// The former name of ``DecimalText``'s texts for people.
package enum Figures {
  package static func text(_ number: Double, digits: Int = 4) -> String {
    DecimalText.significant(number, digits: digits)
  }
  package static func seconds(_ seconds: Double) -> String { DecimalText.seconds(seconds) }
  package static func percent(_ share: Double) -> String { DecimalText.percent(share) }
  package static func exact(_ number: Double) -> String { DecimalText.exact(number) }
}
