#!/usr/bin/env python3
"""Writes an app of many source files, the same every time: source-tree.py FOLDER [FILES].

Files are of the sizes that real apps have, 5 KB on the average, most of them without motions and some with several, in
Swift, Kotlin, Dart, TypeScript, JSX, CSS and SCSS. Nothing in them is anybody's code.
"""

import pathlib
import random
import sys

WORDS = """account action amount article badge banner basket button calendar camera card cart chart chat city client
color column comment contact content country cursor device dialog drawer editor email entry event export feed field
file filter folder font form friend gallery gesture grid group header history icon image index input invoice item
label language layout library link list location login map menu message metric model network note notice order page
panel password payment person phone photo player price product profile progress query record region report request
result review route sample screen search section session setting shape share sheet signal slider source status store
stream style subject summary symbol table target task theme ticket timer title token topic total track upload user
value vendor video view wallet widget window""".split()

# A line of each language with a motion, and a block without: NAME, OTHER and NUMBER are filled in.
LANGUAGES = {
    "swift": (
        "import SwiftUI\n\n",
        """/// What the NAME of an OTHER shows.
struct NAMEView: View {
  let OTHER: OTHERModel
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: NUMBER) {
      Text("\\(OTHER.title) of NAME").font(.headline) // NUMBER of them
      if OTHER.count > NUMBER { Image(systemName: "OTHER.circle") }
    }
    .padding(NUMBER)
MOTION  }

  private func load(_ id: Int) async throws -> [OTHERModel] {
    guard let url = URL(string: "https://example.com/NAME/\\(id)?page=NUMBER") else { return [] }
    return try JSONDecoder().decode([OTHERModel].self, from: try await session.data(from: url).0)
  }
}

""",
        ["    .animation(.spring(response: 0.NUMBER, dampingFraction: 0.8), value: isOpen)\n",
         "    .onTapGesture { withAnimation(.easeInOut(duration: 0.NUMBER)) { isOpen.toggle() } }\n",
         "    .transition(.opacity.animation(.snappy))\n"],
    ),
    "kt": (
        "package com.example.app\n\nimport androidx.compose.runtime.*\n\n",
        """/** What the NAME of an OTHER does. */
class NAMERepository(private val OTHER: OTHERStore, private val limit: Int = NUMBER) {
    suspend fun load(id: Long): List<OTHER> = OTHER.query("select * from NAME where id = $id limit $limit")

    fun describe(value: OTHER?): String = when {
        value == null -> "no NAME"
        value.count > NUMBER -> "many: ${value.title.trim()}" // never more than NUMBER
        else -> value.title
    }
MOTION}

""",
        ["    @Composable fun Fade(on: Boolean) = animateFloatAsState(if (on) 1f else 0f, tween(NUMBER0))\n",
         "    val spec = spring<Float>(dampingRatio = 0.NUMBERf, stiffness = Spring.StiffnessLow)\n"],
    ),
    "dart": (
        "import 'package:flutter/material.dart';\n\n",
        """/// What the NAME of an OTHER shows.
class NAMECard extends StatelessWidget {
  const NAMECard({super.key, required this.OTHER, this.limit = NUMBER});
  final OTHERModel OTHER;
  final int limit;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.all(NUMBER),
      child: Column(children: [Text('${OTHER.title} of NAME'), if (OTHER.count > limit) const Icon(Icons.add)]),
    );
  }
MOTION}

""",
        ["  final timer = const Duration(milliseconds: NUMBER0);\n",
         "  Widget fade(bool on) => AnimatedOpacity(opacity: on ? 1 : 0, duration: const Duration(milliseconds: NUMBER0),"
         " curve: Curves.easeOut);\n"],
    ),
    "ts": (
        "import { client } from '../client';\n\n",
        """/** What the NAME of an OTHER holds. */
export interface NAMEProps { id: number; title: string; OTHER?: OTHERProps[]; limit: number }

export async function loadNAME(id: number, limit = NUMBER): Promise<NAMEProps[]> {
  const response = await client.get(`/NAME/${id}?limit=${limit}&sort=OTHER`); // at most NUMBER
  if (!response.ok) throw new Error("no NAME: " + response.status);
  return response.items.filter((item) => item.count > NUMBER).map(({ id, title }) => ({ id, title, limit }));
}
MOTION
""",
        ["export const moveNAME = (node: Element) => animate(node, { x: NUMBER }, { duration: 0.NUMBER, ease: 'easeOut' });\n",
         "export const useNAME = () => useSpring({ from: { y: 0 }, config: { tension: 2NUMBER, friction: NUMBER } });\n"],
    ),
    "tsx": (
        "import React from 'react';\n\n",
        """/** What the NAME of an OTHER shows. */
export function NAMEPanel({ OTHER, limit }: { OTHER: OTHERProps; limit: number }) {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <section className="flex gap-2 rounded p-4 text-sm" onClick={() => setOpen(!isOpen)}>
      <h2>{OTHER.title} isn't NAME</h2>
      {OTHER.items.slice(0, NUMBER).map((item) => <li key={item.id}>{`${item.title} of ${limit}`}</li>)}
MOTION    </section>
  );
}

""",
        ["      <motion.div animate={{ x: NUMBER }} transition={{ type: 'spring', stiffness: 2NUMBER, damping: NUMBER }} />\n",
         "      <p className=\"transition-opacity duration-300 ease-out\">{limit}</p>\n"],
    ),
    "css": (
        "",
        """/* The NAME of an OTHER. */
.NAME-OTHER { display: flex; gap: NUMBERpx; padding: 8px NUMBERpx; background: url("NAME.svg") }
.NAME-OTHER > a:hover { color: #24NUMBER24; border-radius: 4px }
@media (min-width: NUMBER0px) { .NAME-OTHER { grid-template-columns: repeat(NUMBER, 1fr) } }
MOTION
""",
        [".NAME { transition: opacity 0.NUMBERs ease-out }\n",
         ".NAME { animation: NAME-in 1.NUMBERs cubic-bezier(0.2, 0, 0, 1) }\n"],
    ),
    "scss": (
        "@use 'base';\n\n",
        """// The NAME of an OTHER.
.NAME { $gap: NUMBERpx;
  padding: $gap;
  &-OTHER { margin: -$gap 0; a:hover { color: base.$OTHER; } }
MOTION}

""",
        ["  transition: transform NUMBER0ms ease-in-out;\n"],
    ),
}
SHARES = {"swift": 24, "kt": 20, "dart": 12, "ts": 18, "tsx": 16, "css": 4, "scss": 6}
# Of ten thousand blocks of about 900 bytes.
MOTIONS = 100
VARIANTS = 1500


def block(text, motions, choose):
    text = text.replace("MOTION", choose.choice(motions) if choose.random() < MOTIONS / 10000 else "")
    name, other = choose.choice(WORDS), choose.choice(WORDS)
    return (text.replace("NAME", name.capitalize() + choose.choice(WORDS)).replace("OTHER", other)
            .replace("NUMBER", str(choose.randrange(10, 60))))


def main():
    folder = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    choose = random.Random(1)
    blocks = {
        ending: [block(text, motions, choose) for _ in range(VARIANTS)]
        for ending, (_, text, motions) in LANGUAGES.items()
    }
    endings = choose.choices(list(SHARES), list(SHARES.values()), k=count)
    for number, ending in enumerate(endings):
        # Few files are large: their sizes are spread as those of real trees are, about a median of 2.5 KB.
        size = min(int(choose.lognormvariate(7.85, 1.1)), 200_000)
        parts, length = [LANGUAGES[ending][0]], 0
        while length < size:
            parts.append(choose.choice(blocks[ending]))
            length += len(parts[-1])
        inside = folder / ending / choose.choice(WORDS) / choose.choice(WORDS[:6])
        inside.mkdir(parents=True, exist_ok=True)
        (inside / f"{choose.choice(WORDS)}{number}.{ending}").write_text("".join(parts))


main()
