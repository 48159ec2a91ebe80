import Testing

@testable import MotionbookSQLite

@Suite("Library")
struct LibraryTests {
  @Test("A library that is too old is refused with both versions named")
  func tooOld() {
    let error = #expect(throws: DatabaseError.self) { try Library.check(versionNumber: 3_039_005) }
    #expect(error?.sentence == "SQLite 3.39.5 is too old: 3.40.0 or newer is needed")
  }

  @Test("The oldest version allowed is allowed")
  func oldest() throws {
    try Library.check(versionNumber: Library.minimumVersionNumber)
  }
}
