import Export
import MotionPhysics
import Presets
import StrictJSON

/// The JSON Schema of `.motionbook.json`, for editors: made of the same tables that the reader reads by.
enum ProjectSchema {
  /// The schema, draft 2020-12. Of what the reader refuses it cannot say what depends on files, and that a key stands
  /// twice.
  static var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "\(ProjectFile.fileName): what an app's repository asks of motionbook")
      object(&writer) { writer in
        string("$schema", "This schema, for editors.", &writer)
        string("registry", "The registry: a file, from this file's folder.", &writer)
        writer.object("exports") { writer in
          writer.member("description", "The files that `motionbook export --all` writes.")
          array(upTo: Ranges.projectExports, &writer)
          writer.object("items", export)
        }
        writer.object("check") { writer in
          writer.member("description", "How `motionbook check` and `survey` read the app's source.")
          object(&writer, check)
        }
      }
    }
    return writer.text
  }

  private static func export(_ writer: inout JSONWriter) {
    object(&writer, required: ["format", "to"]) { writer in
      writer.object("format") { $0.member("enum", ExportFormats.all.map(\.name) + [GalleryExport.name]) }
      writer.object("to") { writer in
        writer.member("description", "The file, or a folder with a slash at its end.")
        writer.member("type", "string")
        writer.member("minLength", 1)
      }
      strings("patterns", "Which presets, such as sheet.*; all without it.", &writer)
      writer.object("options") { $0.member("type", "object") }
    }
    writer.array("allOf") { writer in
      for format in ExportFormats.all { when(format.name, &writer) { options(of: format, &$0) } }
      when(GalleryExport.name, &writer) { galleryOptions(&$0) }
    }
  }

  private static func when(
    _ format: String, _ writer: inout JSONWriter, options: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.object("if") { writer in
        writer.object("properties") { $0.object("format") { $0.member("const", format) } }
      }
      writer.object("then") { writer in
        writer.object("properties") { $0.object("options", options) }
      }
    }
  }

  private static func galleryOptions(_ writer: inout JSONWriter) {
    object(&writer) { writer in
      string("title", "What the page is called.", &writer)
      writer.object("code") { writer in
        writer.member("description", "The formats in which each preset's code can be copied.")
        writer.member("type", "array")
        writer.object("items") {
          $0.member("enum", ExportFormats.all.filter { !$0.writesFolder }.map(\.name))
        }
      }
    }
  }

  private static func options(of format: ExportFormat, _ writer: inout JSONWriter) {
    object(&writer) { writer in
      for option in format.options {
        writer.object(option.rawValue) { writer in
          switch option {
          case .namespace, .access, .package, .prefix, .into, .layer: writer.member("type", "string")
          case .resolver, .textDurations, .material, .viewTransitions, .stagger, .lean:
            writer.member("type", "boolean")
          case .tolerance:
            writer.member("type", "number")
            writer.member("minimum", Ranges.tolerance.lowest)
            writer.member("maximum", Ranges.tolerance.highest)
          }
        }
      }
    }
  }

  private static func check(_ writer: inout JSONWriter) {
    strings("include", "Only these files, such as Sources/**.", pattern: pathPattern, &writer)
    strings("exclude", "Not these files, such as **/Generated/**.", pattern: pathPattern, &writer)
    wrappers(&writer)
    writer.object("thresholds") { writer in
      writer.member("description", "Below which distance a motion counts as near, as a share of the travel.")
      object(&writer) { writer in
        for family in ["spring", "tween"] {
          writer.object(family) { writer in
            writer.member("type", "number")
            writer.member("exclusiveMinimum", 0)
            writer.member("maximum", 1)
          }
        }
      }
    }
    writer.object("rules") { writer in
      writer.member("description", "What each rule counts as.")
      object(&writer) { writer in
        for rule in CheckRuleNames.all {
          writer.object(rule) { $0.member("enum", RuleSeverity.allCases.map(\.rawValue)) }
        }
      }
    }
  }

  private static func wrappers(_ writer: inout JSONWriter) {
    writer.object("wrappers") { writer in
      writer.member(
        "description", "The app's own functions that take an animation, or the numbers of one.")
      array(upTo: Ranges.projectWords, &writer)
      writer.object("items") { writer in
        writer.array("anyOf") { writer in
          writer.object(name)
          writer.object { writer in
            object(&writer, required: ["name", "duration"]) { writer in
              writer.object("name", name)
              for key in ["duration", "delay", "curve"] { writer.object(key, argument) }
              writer.object("unit") { $0.member("enum", ProjectCheck.TimeUnit.allCases.map(\.rawValue)) }
            }
          }
        }
      }
    }
  }

  private static func name(_ writer: inout JSONWriter) {
    writer.member("type", "string")
    writer.member("pattern", namePattern)
  }

  private static func argument(_ writer: inout JSONWriter) {
    writer.member("description", "The label of an argument, or its position from 1.")
    writer.member("type", ["string", "integer"])
    writer.member("pattern", namePattern)
    writer.member("minimum", 1)
    writer.member("maximum", 20)
  }

  /// The patterns that `PathPattern` reads: no way out of the folder, no bracket or brace that does not end.
  private static let pathPattern =
    #"^(?!/|(\./)?!|\./*$|\{([^}]*,)?!)(?!(.*[/{,])?\.\.([/},]|$))"#
    + #"([^\\\[{]|\\[^\n]|\[[!^]?\]?([^\\\]{]|\\[^\n])*\]|\{([^\\{}\[]|\\[^\n])*\})+$"#

  /// The names of functions that `ProjectCheck` takes.
  private static let namePattern = ##"^[^\u0000- ()\[\]{}<>,;:"'`]+$"##

  private static func object(
    _ writer: inout JSONWriter, required: [String] = [], _ properties: (inout JSONWriter) -> Void
  ) {
    writer.member("type", "object")
    if !required.isEmpty { writer.member("required", required) }
    writer.object("properties", properties)
    writer.member("additionalProperties", false)
  }

  private static func string(_ key: String, _ description: String, _ writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.member("description", description)
      writer.member("type", "string")
    }
  }

  private static func strings(
    _ key: String, _ description: String, pattern: String? = nil, _ writer: inout JSONWriter
  ) {
    writer.object(key) { writer in
      writer.member("description", description)
      array(upTo: Ranges.projectWords, &writer)
      writer.object("items") { writer in
        writer.member("type", "string")
        if let pattern { writer.member("pattern", pattern) }
      }
    }
  }

  private static func array(upTo range: Bounds, _ writer: inout JSONWriter) {
    writer.member("type", "array")
    writer.member("maxItems", range.highest)
  }
}
