import Testing

@testable import AppScan

private let motion = "import { motion, animate } from 'motion/react';\n"
private let native =
  "import { withTiming } from 'react-native-reanimated'; import { View } from 'react-native';\n"

@Suite("Objects of scripts that animations take")
struct TakenObjectTests {
  @Test(
    "keys in quotes are the keys that they hold",
    arguments: [
      "export const spring = { 'type': 'spring', 'stiffness': 100, 'damping': 10 };",
      motion + "const t = { 'duration': 0.3, 'ease': 'easeIn' };",
      motion + "const exit = { opacity: 0, 'transition': { 'duration': 0.3 } };",
      "import { useSpring } from '@react-spring/web'; useSpring({ x: 1, 'config': { 'tension': 200, 'friction': 10 } });",
      "import gsap from 'gsap'; gsap.to('.a', { 'x': 1, 'duration': 0.3, 'ease': 'power2.out' });",
    ])
  func quotedKeys(text: String) {
    let plain = text.replacing(#/'([a-z]+)': /#) { "\($0.1): " }
    let found = SmallApp.summaries([("a.ts", text)])
    #expect(found.count == 1 && found == SmallApp.summaries([("a.ts", plain)]))
  }
}
