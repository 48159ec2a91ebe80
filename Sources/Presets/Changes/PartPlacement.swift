import MotionPhysics
import PlainText

/// The new place of a whole keyframe, track, phase or element.
package enum PartPlacement: Hashable, Sendable {
  /// A new one at this place, counted from 1; the others move up.
  case insert(Int)
  /// The one that is named comes to this place, counted from 1.
  case move(Int)
  /// The one that is named goes away.
  case remove
}

extension Array {
  /// The index of the part of a name.
  ///
  /// - Parameters:
  ///   - member: What of a part is its name.
  ///   - missing: The words before a name that no part has: "there is no phase".
  /// - Throws: ``ChangeError`` with all the names that there are.
  func index(
    of name: String, by member: (Element) -> String, missing: @autoclosure () -> String
  ) throws(ChangeError) -> Int {
    if let index = firstIndex(where: { member($0) == name }) { return index }
    let names = map { member($0).visible }.joined(separator: ", ")
    throw ChangeError("\(missing()) \"\(name.visible)\"; there are \(names)")
  }

  /// Inserts an element.
  ///
  /// - Parameters:
  ///   - place: Its place, counted from 1.
  ///   - what: The elements in words.
  mutating func insert(_ element: Element, atPlace place: Int, _ what: String) throws(ChangeError) {
    guard place >= 1, place <= count + 1 else {
      throw ChangeError(
        "there \(isEmpty ? "is" : "are") \((count + 1).counted("place")) for \(what), and no \(place)")
    }
    insert(element, at: place - 1)
  }

  /// Moves or removes an element.
  ///
  /// - Parameter what: The element in words.
  mutating func place(at index: Int, _ placement: PartPlacement, _ what: String) throws(ChangeError) {
    switch placement {
    case .insert: break
    case .remove:
      if count == 1 { throw ChangeError("\(what) is the only one, and one must stay") }
      remove(at: index)
    case .move(let place): try insert(remove(at: index), atPlace: place, what)
    }
  }
}
