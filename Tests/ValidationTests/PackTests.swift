import Findings
import Presets
import Testing
import Validation

@Suite("Packs")
struct PackTests {
  @Test("are clean each alone", arguments: Sample.packs)
  func alone(file: String) throws {
    let findings = try Validator().validate(ValidationSubject(presets: Sample.pack(file)))
    #expect(findings.isEmpty, "\(findings.map { "\($0.preset ?? ""): \($0.rule): \($0.message)" })")
  }

  @Test("are clean all together")
  func together() throws {
    let presets = try Sample.packs.flatMap { try Sample.pack($0) }
    #expect(presets.count > 300)
    let findings = try Validator().validate(ValidationSubject(presets: presets))
    #expect(findings.isEmpty, "\(findings.map { "\($0.preset ?? ""): \($0.rule): \($0.message)" })")
  }

  @Test("hold a starter set without warnings even for those who change it")
  func starter() throws {
    let presets = try Sample.pack("starter.json").map { preset in
      var changed = preset
      changed.origin = nil
      return changed
    }
    let findings = try Validator().validate(ValidationSubject(presets: presets))
    #expect(findings.isEmpty, "\(findings.map { "\($0.preset ?? ""): \($0.rule): \($0.message)" })")
  }
}
