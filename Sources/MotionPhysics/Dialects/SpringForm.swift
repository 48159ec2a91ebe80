/// One way to type a spring: which words belong together, what they mean, and how a spring reads in them.
public struct SpringForm: Sendable {
  /// A name for the form, unique.
  public let id: String
  /// The system whose own meaning of the words this is; nil for the words that need no prefix.
  public let dialect: String?
  /// The keys in order, at most three.
  public let keys: [(key: SpringKey, required: Bool)]
  /// A literal of this form.
  public let example: String
  /// The spring of the numbers, in the order of the keys. Throws an error that names the key and its range.
  public let make: @Sendable (SpringNumbers) throws(MotionError) -> Spring
  /// The numbers of a spring; nil when this form cannot say it. Optional numbers at their default are left
  /// out.
  public let express: @Sendable (Spring) -> SpringNumbers?

  init(
    id: String, dialect: String? = nil, keys: [(key: SpringKey, required: Bool)], example: String,
    make: @escaping @Sendable (SpringNumbers) throws(MotionError) -> Spring,
    express: @escaping @Sendable (Spring) -> SpringNumbers?
  ) {
    self.id = id
    self.dialect = dialect
    self.keys = keys
    self.example = example
    self.express = express
    self.make = { (numbers: SpringNumbers) throws(MotionError) -> Spring in
      for (index, key) in keys.enumerated() where key.required && numbers[index] == nil {
        throw .invalid(parameter: key.key.rawValue, reason: "is needed")
      }
      return try make(numbers)
    }
  }

  /// A way to type a spring that is a system's own; the keys bear the names of its parameters.
  init(
    id: String, dialect: String? = nil, keys: [(key: SpringKey, required: Bool)], example: String,
    _ form: DialectForm
  ) {
    self.init(
      id: id, dialect: dialect, keys: keys, example: example,
      make: { (numbers) throws(MotionError) in try form.spring(numbers) },
      express: { spring in
        do throws(UnsupportedMotion) {
          var numbers = try form.numbers(of: spring)
          if spring.mass == 1, let mass = keys.firstIndex(where: { $0.key == .mass }) { numbers[mass] = nil }
          return numbers
        } catch {
          return nil
        }
      })
  }
}
