import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("seed of a pack from a file or a repository")
struct ForeignPackTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner(packs: [])
    for folder in ["base", "shop"] {
      try runner.makeFolder(folder)
      made(["init", "--empty", "--registry", "motionbook.\(folder == "base" ? "json" : "db")"], in: folder)
    }
    made(["add", "spring", "brand.quick", "--duration", "0.3", "--bounce", "0"], in: "base")
    made(["add", "spring", "brand.calm", "--duration", "0.6"], in: "base")
  }

  private func made(_ words: [String], in folder: String) {
    let result = runner.run(words, in: folder)
    #expect(result.code == 0, "\(words): \(result.err)")
  }

  private func shop(_ words: String...) -> CommandRunner.Result { runner.run(words, in: "shop") }

  private func digest(of file: String) throws -> String {
    "sha256:" + (try Program.run(["sha256sum", runner.path(file)]).output.prefix(64))
  }

  @Test(
    "It is added under its own name, with the digest that sha256sum says, and no byte changes a second time")
  func first() throws {
    #expect(shop("seed", "../base/motionbook.json").out.hasPrefix("added 2, "))
    #expect(shop("export").out.contains("\"digest\": \"\(try digest(of: "base/motionbook.json"))\""))
    let shown = try JSONObject(shop("show", "brand.quick", "--json").out)
    #expect(try shown.string("origin") == "base")
    let before = try runner.bytes("shop/motionbook.db")
    let again = shop("seed", "../base/motionbook.json")
    #expect(again.code == 0 && again.out.contains("No difference."), "\(again.err)")
    #expect(try runner.bytes("shop/motionbook.db") == before)
    let text = runner.run(["export"], in: "shop").out
    try runner.write(text, to: "copy/motionbook.json")
    #expect(runner.run(["export"], in: "copy").out == text)
    #expect(shop("undo").code == 0)
    #expect(!shop("export").out.contains("sha256"))
  }

  @Test(
    "A pack that has changed is known under another name, too, where the team has changed what came of it")
  func otherName() throws {
    made(["seed", "../base/motionbook.json"], in: "shop")
    made(["tweak", "brand.calm", "--bounce", "0.1"], in: "shop")
    made(["tweak", "brand.calm", "--duration", "0.7"], in: "base")
    made(["rename", "brand.quick", "brand.swift"], in: "base")
    let refused = shop("seed", "../base/motionbook.json", "--as", "brand", "--update")
    #expect(
      refused.err.contains("1 preset of ../base/motionbook.json is here from the pack base")
        && refused.err.contains("add --as base --update"), "\(refused.err)")
  }

  @Test("Another text is refused until --update, which says what differs and what moves along")
  func update() throws {
    made(["seed", "../base/motionbook.json"], in: "shop")
    made(["add", "spring", "sheet", "--base", "brand.quick"], in: "shop")
    made(["add", "spring", "old", "--duration", "0.8"], in: "shop")
    made(["tweak", "old", "--deprecated", "brand.calm"], in: "shop")
    made(["tweak", "brand.quick", "--bounce", "0.2"], in: "base")
    made(["add", "spring", "brand.new", "--duration", "0.4"], in: "base")
    made(["rename", "brand.calm", "brand.slow"], in: "base")
    let before = try runner.bytes("shop/motionbook.db")
    let refused = shop("seed", "../base/motionbook.json")
    #expect(refused.code == 1 && refused.err.contains("--update"), "\(refused.err)")
    let rehearsed = shop("seed", "../base/motionbook.json", "--update", "--dry-run")
    #expect(try runner.bytes("shop/motionbook.db") == before)
    let updated = shop("seed", "../base/motionbook.json", "--update")
    #expect(updated.code == 0 && updated.out == rehearsed.out, "\(updated.err)")
    for line in [
      "+ brand.new", "~ brand.calm -> brand.slow", "~ brand.quick\n    bounce  0 -> 0.2", "> sheet\n",
      "~ packs.base: sha256:",
    ] {
      #expect(updated.out.contains(line), "\(line): \(updated.out)")
    }
    #expect(try JSONObject(shop("show", "old", "--json").out).string("deprecated") == "brand.slow")
    #expect(shop("seed", "../base/motionbook.json").code == 0)
    let json = shop("seed", "../base/motionbook.json", "--json")
    #expect(try JSONObject(json.out).objects("changed").isEmpty)
  }

  @Test("What was changed here is kept and named, what is used here does not go")
  func kept() throws {
    made(["seed", "../base/motionbook.json"], in: "shop")
    made(["tweak", "brand.quick", "--bounce", "0.5"], in: "shop")
    made(["add", "spring", "page", "--base", "brand.calm"], in: "shop")
    made(["tweak", "brand.quick", "--bounce", "0.2"], in: "base")
    made(["remove", "brand.calm"], in: "base")
    let before = try runner.bytes("shop/motionbook.db")
    let refused = shop("seed", "../base/motionbook.json", "--update")
    #expect(refused.code == 1 && refused.err.contains("no longer has brand.calm, and page uses it"))
    #expect(try runner.bytes("shop/motionbook.db") == before)
    made(["remove", "brand.calm", "--detach"], in: "shop")
    let updated = shop("seed", "../base/motionbook.json", "--update")
    #expect(
      updated.code == 0
        && updated.err.contains("kept as changed here, which --replace overwrites: brand.quick"))
    #expect(
      try JSONObject(shop("show", "brand.quick", "--json").out).object("spring").number("bounce") == 0.5)
    made(["seed", "../base/motionbook.json", "--replace"], in: "shop")
    #expect(
      try JSONObject(shop("show", "brand.quick", "--json").out).object("spring").number("bounce") == 0.2)
  }

  @Test("A revision of a repository is taken as it was, whatever came later")
  func repository() throws {
    try TestRepository.make(in: runner.path("base"))
    try TestRepository.git(runner.path("base"), "tag", "v1")
    made(["tweak", "brand.quick", "--bounce", "0.2"], in: "base")
    try TestRepository.commit(in: runner.path("base"))
    #expect(shop("seed", "git:../base#v1").code == 0)
    #expect(try JSONObject(shop("show", "brand.quick", "--json").out).object("spring").number("bounce") == 0)
    #expect(shop("seed", "git:../base").err.contains("--update"))
    #expect(shop("seed", "git:../base#HEAD:motionbook.json", "--update").out.contains("bounce  0 -> 0.2"))
    for (word, code) in [
      ("git:../base#v9", 2), ("git:../base#v1:gone.json", 2), ("git:", 64), ("git:-x", 64),
    ] {
      let result = shop("seed", word)
      #expect(result.code == Int32(code), "\(word): \(result.err)")
    }
  }

  @Test("Two packs of files with one name live side by side, and each is known again by its file")
  func sameName() throws {
    for (folder, name) in [("acme", "acme.quick"), ("partner", "partner.quick")] {
      try runner.write(Texts.registry(Texts.spring(name)), to: "\(folder)/motion/motionbook.json")
      try TestRepository.make(in: runner.path(folder))
    }
    let file = "HEAD:motion/motionbook.json"
    made(["seed", "git:../acme#\(file)"], in: "shop")
    let before = try runner.bytes("shop/motionbook.db")
    for options in [[], ["--update"]] {
      let refused = runner.run(["seed", "git:../partner#\(file)"] + options, in: "shop")
      #expect(
        refused.code == 1 && refused.err.contains("motion was taken from git:../acme#\(file)")
          && refused.err.contains("--as motion --update"), "\(refused.err)")
    }
    #expect(try runner.bytes("shop/motionbook.db") == before)
    made(["seed", "git:../partner#\(file)", "--as", "partner"], in: "shop")
    made(
      ["tweak", "partner.quick", "--bounce", "0.4", "--registry", "partner/motion/motionbook.json"], in: "")
    try TestRepository.commit(in: runner.path("partner"))
    made(["seed", "git:../partner#\(file)", "--update"], in: "shop")
    #expect(
      shop("config", "list").out
        == "packs.motion git:../acme#\(file)\npacks.partner git:../partner#\(file)\n")
    #expect(try JSONObject(shop("show", "partner.quick", "--json").out).string("origin") == "partner")
    #expect(try JSONObject(shop("show", "acme.quick", "--json").out).string("origin") == "motion")
    for name in ["Two", "a.b", "none", "apple"] {
      #expect(shop("seed", "git:../acme#\(file)", "--as", name).code != 0, "\(name)")
    }
    #expect(shop("seed", "apple", "--as", "fruit").code == 64)
  }

  @Test("A pack that has moved is followed by its name")
  func moved() throws {
    made(["seed", "../base/motionbook.json"], in: "shop")
    made(["tweak", "brand.calm", "--bounce", "0.3"], in: "shop")
    try runner.write(
      runner.run(["export", "--registry", "base/motionbook.json"], in: "").out, to: "moved/next.json")
    made(["tweak", "brand.quick", "--bounce", "0.1", "--registry", "moved/next.json"], in: "")
    for options in [[], ["--update"]] {
      let refused = runner.run(["seed", "../moved/next.json"] + options, in: "shop")
      #expect(
        refused.err.contains("2 presets of ../moved/next.json are here from the pack base")
          && refused.err.contains("--as base --update"), "\(refused.err)")
    }
    let followed = shop("seed", "../moved/next.json", "--as", "base", "--update")
    #expect(
      followed.out.contains("bounce  0 -> 0.1") && followed.out.contains(", ../moved/next.json"),
      "\(followed.err)")
    #expect(shop("config", "list").out == "packs.base ../moved/next.json\n")
    #expect(shop("seed", "../moved/next.json").out.contains("No difference."))
    #expect(shop("undo").code == 0)
    #expect(shop("config", "list").out == "packs.base ../base/motionbook.json\n")
  }

  @Test("A base that was made of what is here is taken without a difference")
  func extracted() throws {
    made(["seed", "starter"], in: "shop")
    try runner.write(shop("export").out, to: "house/base.json")
    #expect(shop("seed", "../house/base.json").out.hasPrefix("added 0, replaced 0, removed 0, unchanged "))
    #expect(!shop("export").out.contains("\"origin\": \"starter\""))
  }

  @Test("A pack is given up, and what came of it stays")
  func givenUp() throws {
    made(["seed", "../base/motionbook.json"], in: "shop")
    #expect(shop("config", "unset", "packs.motion").err.contains("no pack \"motion\" was taken"))
    #expect(shop("config", "unset", "packs.base").out == "base: given up; 2 presets of it are your own now\n")
    #expect(shop("config", "list").out.isEmpty)
    #expect(try JSONObject(shop("show", "brand.quick", "--json").out).isNull("origin"))
    made(["undo"], in: "shop")
    #expect(try JSONObject(shop("config", "list", "--json").out).object("packs").object("base").has("digest"))
  }

  @Test(
    "Who may read a repository is not kept with where it is",
    arguments: [
      (
        "git:https://ann:word@example.com/base.git#v1:a/b.json",
        "git:https://example.com/base.git#v1:a/b.json"
      ),
      ("git:http://token@example.com", "git:http://example.com"),
      ("git:https://example.com/a@b#v1", "git:https://example.com/a@b#v1"),
      ("git:ssh://git@example.com/base", "git:ssh://git@example.com/base"),
      ("git:git@example.com:base.git", "git:git@example.com:base.git"),
      ("../ann@home/base.json", "../ann@home/base.json"),
    ])
  func secrets(typed: String, kept: String) {
    #expect(RepositoryAddress.withoutSecrets(typed) == kept)
    #expect(CommandWords.text(of: ["seed", typed]) == "seed \(kept.shellWord)")
  }

  @Test("What is wrong is refused with its place, and nothing is written")
  func wrong() throws {
    let before = try runner.bytes("shop/motionbook.db")
    try runner.write(Texts.broken, to: "shop/team.json")
    #expect(shop("seed", "./team.json").err.contains("team.json:2:"))
    #expect(shop("seed", "./gone.json").code == 2)
    try runner.write(Texts.registry(Texts.spring("x")), to: "shop/apple.json")
    #expect(shop("seed", "./apple.json").err.contains("apple is a pack that the command brings along"))
    #expect(shop("seed", "apple", "--update").code == 64)
    #expect(shop("seed", "apple", "./team.json").code == 64)
    for (pack, problem) in [
      (#""sha256:x""#, "64 hexadecimal digits"), (#"{"source": "x"}"#, "64 hexadecimal digits"),
      (
        #"{"digest": "\#(try digest(of: "shop/team.json"))", "presets": {"x": "1"}}"#, "16 hexadecimal digits"
      ),
      (#"{"digests": 1}"#, "did you mean \"digest\""),
    ] {
      try runner.write(
        #"{"format": "motionbook/1", "settings": {"packs": {"base": \#(pack)}}, "presets": []}"#,
        to: "shop/w.json")
      #expect(shop("validate", "w.json").out.contains(problem), "\(pack)")
    }
    #expect(try runner.bytes("shop/motionbook.db") == before)
  }
}
