import MotionPhysics
import StrictJSON

/// Every way in which each dialect says a spring.
struct ConversionForms {
  private let spring: Spring
  private let velocity: Double
  private let dialects = Dialects.all.filter { !$0.forms.isEmpty }

  /// - Parameter velocity: Travels per second.
  init(of spring: Spring, velocity: Double) {
    self.spring = spring
    self.velocity = velocity
  }

  /// One array a dialect, one object a form; parameters that cannot be said are null with a reason.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      for dialect in dialects {
        writer.array(dialect.name) { writer in
          for form in dialect.forms {
            writer.object { writer in write(form, to: &writer) }
          }
        }
      }
    }
    return writer.text
  }

  private func write(_ form: DialectForm, to writer: inout JSONWriter) {
    writer.member("api", form.api)
    for parameter in form.written(spring, velocity: velocity) { Conversion.write(parameter, to: &writer) }
    if let approximation = form.approximation { writer.member("note", approximation) }
  }

  /// One line a form, and one below for what makes it approximate.
  var table: String {
    let indent = (dialects.map(\.name.count).max() ?? 0) + 2
    return dialects.flatMap { dialect in
      dialect.forms.flatMap(lines).enumerated().map { index, line in
        (index == 0 ? dialect.name : "").padded(to: indent) + line
      }
    }.joined(separator: "\n")
  }

  private func lines(of form: DialectForm) -> [String] {
    Conversion.lines(of: form.written(spring, velocity: velocity)).enumerated().map { index, line in
      index == 0 ? line.padded(to: 44) + "  " + form.api : line
    } + (form.approximation.map { ["(\($0))"] } ?? [])
  }
}
