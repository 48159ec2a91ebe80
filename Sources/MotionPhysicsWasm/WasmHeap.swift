// The memory of the module. It asks its host for none: nothing but mathematics is imported. Only wasm has this file;
// the linker lets it stand for the C library's functions by the option --wrap.

/// Grows memory by pages of 64 KB; the number of pages that there were before, -1 where there are no more.
@_extern(c, "llvm.wasm.memory.grow.i32")
private func growMemory(_ memory: Int32, _ pages: Int32) -> Int32

/// A heap of blocks whose sizes are powers of two. A block that was given back is taken again for its size, and none is
/// ever divided or joined: a page makes the same few shapes over and over.
private enum WasmHeap {
  private static let page = 65536
  /// Before each block, which keeps every block at a multiple of 16: the exponent of its size.
  private static let header = 16
  private static let smallest = 5
  /// 2 GB, more than a block can have.
  private static let largest = 31

  /// The first free block of each size, one address after the other; 0 before the first use.
  nonisolated(unsafe) private static var lists = 0
  /// Memory that no block has taken yet.
  nonisolated(unsafe) private static var next = 0
  nonisolated(unsafe) private static var end = 0

  /// A block of at least so many bytes; nil where memory has run out.
  static func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard start(), bytes >= 0, bytes < 1 << 30 else { return nil }
    var exponent = smallest
    while 1 << exponent < bytes + header { exponent += 1 }
    let list = list(exponent)
    let free = list.pointee
    if let block = UnsafeMutableRawPointer(bitPattern: free) {
      list.pointee = block.load(as: Int.self)
      return block
    }
    guard reserve(1 << exponent), let place = UnsafeMutableRawPointer(bitPattern: next) else { return nil }
    next += 1 << exponent
    place.storeBytes(of: exponent, as: Int.self)
    return place + header
  }

  /// Gives a block back.
  static func give(_ block: UnsafeMutableRawPointer) {
    let list = list((block - header).load(as: Int.self))
    block.storeBytes(of: list.pointee, as: Int.self)
    list.pointee = Int(bitPattern: block)
  }

  private static func start() -> Bool {
    if lists != 0 { return true }
    guard reserve(page) else { return false }
    lists = next
    next += (largest + 1) * MemoryLayout<Int>.size
    next = (next + 15) & ~15
    return true
  }

  private static func list(_ exponent: Int) -> UnsafeMutablePointer<Int> {
    // `start` has put it above 0.
    UnsafeMutablePointer(bitPattern: lists + exponent * MemoryLayout<Int>.size)
      .unsafelyUnwrapped
  }

  /// Sees to so many bytes from `next` on. What a host took in between stays untouched.
  private static func reserve(_ bytes: Int) -> Bool {
    if end - next >= bytes { return true }
    let pages = max(16, (bytes + page - 1) / page)
    let before = growMemory(0, Int32(pages))
    guard before >= 0 else { return false }
    let start = Int(before) * page
    if start != end { next = start }
    end = start + pages * page
    return true
  }
}

/// Stands for `posix_memalign`. Blocks are at multiples of 16.
@_cdecl("__wrap_posix_memalign")
public func takeMemory(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ bytes: Int
) -> Int32 {
  guard alignment <= 16, let block = WasmHeap.take(bytes) else { return 12 }
  result.pointee = block
  return 0
}

/// Stands for `free`.
@_cdecl("__wrap_free")
public func giveMemory(_ block: UnsafeMutableRawPointer?) {
  if let block { WasmHeap.give(block) }
}

/// Stands for `memcmp`.
@_cdecl("__wrap_memcmp")
public func compareMemory(
  _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int
) -> Int32 {
  for index in 0..<count where left[index] != right[index] {
    return left[index] < right[index] ? -1 : 1
  }
  return 0
}

/// Stands for `round`: to the nearest, halves away from zero.
@_cdecl("__wrap_round")
public func roundNumber(_ value: Double) -> Double {
  let whole = value.rounded(.towardZero)
  let rest = value - whole
  return abs(rest) < 0.5 ? whole : whole + (value < 0 ? -1 : 1)
}

/// The product of two numbers of 128 bits, which the compiler asks for.
@_cdecl("__multi3")
public func multiply(
  _ result: UnsafeMutablePointer<UInt64>, _ low: UInt64, _ high: UInt64, _ otherLow: UInt64,
  _ otherHigh: UInt64
) {
  let (a, b) = (low & 0xffff_ffff, low >> 32)
  let (c, d) = (otherLow & 0xffff_ffff, otherLow >> 32)
  let cross = (a &* c) >> 32 &+ (b &* c) & 0xffff_ffff &+ a &* d
  result[0] = low &* otherLow
  result[1] = b &* d &+ (b &* c) >> 32 &+ cross >> 32 &+ low &* otherHigh &+ high &* otherLow
}
