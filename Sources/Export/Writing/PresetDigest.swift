import Presets
import StrictJSON

/// The sum of the presets' FNV-1a hashes in 64 bits, so that their order does not matter. It guards against
/// mistakes, not against attackers, who could write the file as they like.
struct PresetDigest {
  private var sum: UInt64 = 0
  private var writer = JSONWriter()

  mutating func add(_ preset: Preset) {
    writer.restart()
    PresetEncoder.write(preset, to: &writer)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    writer.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    sum &+= hash
  }

  var text: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
