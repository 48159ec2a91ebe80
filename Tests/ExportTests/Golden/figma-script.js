// Made by motionbook.
// Do not edit: change the registry and export it again.
// Paste it into Figma's console (Plugins, Development, Show/Hide console) with a design file open, or run it by a
// plugin that runs scripts; a tool that takes the body of a function needs `return` before the first bracket. It
// creates the variables that are missing and changes those that differ, by their names. It removes nothing.
(async () => {
/** @type {ExportedFile} */
const exported = {
  "variableCollections": [
    {
      "id": "motion",
      "name": "Motion",
      "defaultModeId": "full",
      "modes": [
        {
          "modeId": "full",
          "name": "full"
        },
        {
          "modeId": "reduced",
          "name": "reduced"
        }
      ]
    }
  ],
  "variables": [
    {
      "id": "button/press/easing",
      "name": "button/press/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "A button gives way.\n-> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-button-press-easing)",
        "ANDROID": "Motion.Button.press()",
        "iOS": "Motion.button.press"
      },
      "valuesByMode": {
        "full": {
          "type": "VARIABLE_ALIAS",
          "id": "spring/quick/easing"
        },
        "reduced": {
          "type": "VARIABLE_ALIAS",
          "id": "spring/quick/easing"
        }
      }
    },
    {
      "id": "button/press/duration",
      "name": "button/press/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "A button gives way.\n-> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-button-press-duration)"
      },
      "valuesByMode": {
        "full": {
          "type": "VARIABLE_ALIAS",
          "id": "spring/quick/duration"
        },
        "reduced": {
          "type": "VARIABLE_ALIAS",
          "id": "spring/quick/duration"
        }
      }
    },
    {
      "id": "card/flip/easing",
      "name": "card/flip/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s\nWith less motion: none.\nDeprecated: sheet.present",
      "codeSyntax": {
        "WEB": "var(--motion-card-flip-easing)",
        "ANDROID": "Motion.Card.flip()",
        "iOS": "Motion.card.flip"
      },
      "valuesByMode": {
        "full": {
          "type": "CUSTOM_SPRING",
          "easingFunctionSpring": {
            "bounce": 0.002945514498
          }
        },
        "reduced": {
          "type": "HOLD"
        }
      }
    },
    {
      "id": "card/flip/duration",
      "name": "card/flip/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s\nWith less motion: none.\nDeprecated: sheet.present",
      "codeSyntax": {
        "WEB": "var(--motion-card-flip-duration)"
      },
      "valuesByMode": {
        "full": 0.702,
        "reduced": 0
      }
    },
    {
      "id": "card/flip/delay",
      "name": "card/flip/delay",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s\nWith less motion: none.\nDeprecated: sheet.present",
      "codeSyntax": {
        "WEB": "var(--motion-card-flip-delay)"
      },
      "valuesByMode": {
        "full": 0.05,
        "reduced": 0
      }
    },
    {
      "id": "curve/enter/easing",
      "name": "curve/enter/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "bezier 0.2, 0, 0, 1",
      "codeSyntax": {
        "WEB": "var(--motion-curve-enter-easing)",
        "ANDROID": "Motion.Curve.enter",
        "iOS": "Motion.curve.enter"
      },
      "valuesByMode": {
        "full": {
          "type": "CUSTOM_CUBIC_BEZIER",
          "easingFunctionCubicBezier": {
            "x1": 0.2,
            "y1": 0,
            "x2": 0,
            "y2": 1
          }
        },
        "reduced": {
          "type": "CUSTOM_CUBIC_BEZIER",
          "easingFunctionCubicBezier": {
            "x1": 0.2,
            "y1": 0,
            "x2": 0,
            "y2": 1
          }
        }
      }
    },
    {
      "id": "dive/deeper/duration",
      "name": "dive/deeper/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "cell, by a gesture up\nWith less motion: fade.",
      "codeSyntax": {},
      "valuesByMode": {
        "full": 0.6549973739,
        "reduced": 0.15
      }
    },
    {
      "id": "duration/fast/duration",
      "name": "duration/fast/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "0.15 s",
      "codeSyntax": {
        "WEB": "var(--motion-duration-fast)",
        "ANDROID": "Motion.Duration.fast",
        "iOS": "Motion.duration.fast"
      },
      "valuesByMode": {
        "full": 0.15,
        "reduced": 0.15
      }
    },
    {
      "id": "fade/easing",
      "name": "fade/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "duration.fast, curve.enter\nWith less motion: none.",
      "codeSyntax": {
        "WEB": "var(--motion-fade-easing)",
        "ANDROID": "Motion.fade()",
        "iOS": "Motion.fade"
      },
      "valuesByMode": {
        "full": {
          "type": "VARIABLE_ALIAS",
          "id": "curve/enter/easing"
        },
        "reduced": {
          "type": "HOLD"
        }
      }
    },
    {
      "id": "fade/duration",
      "name": "fade/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "duration.fast, curve.enter\nWith less motion: none.",
      "codeSyntax": {
        "WEB": "var(--motion-fade-duration)"
      },
      "valuesByMode": {
        "full": {
          "type": "VARIABLE_ALIAS",
          "id": "duration/fast/duration"
        },
        "reduced": 0
      }
    },
    {
      "id": "heart/pulse/duration",
      "name": "heart/pulse/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "scale\nWith less motion: none.",
      "codeSyntax": {
        "WEB": "var(--motion-heart-pulse-duration)"
      },
      "valuesByMode": {
        "full": 0.6,
        "reduced": 0
      }
    },
    {
      "id": "reaction/phases/duration",
      "name": "reaction/phases/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "rest, grow, by a trigger\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-reaction-phases-duration)"
      },
      "valuesByMode": {
        "full": 0.55,
        "reduced": 0.15
      }
    },
    {
      "id": "sheet/present/easing",
      "name": "sheet/present/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "A sheet comes up.\nspring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-sheet-present-easing)",
        "ANDROID": "Motion.Sheet.present()",
        "iOS": "Motion.sheet.present"
      },
      "valuesByMode": {
        "full": {
          "type": "CUSTOM_SPRING",
          "easingFunctionSpring": {
            "bounce": 0.3
          }
        },
        "reduced": {
          "type": "CUSTOM_CUBIC_BEZIER",
          "easingFunctionCubicBezier": {
            "x1": 0.2,
            "y1": 0,
            "x2": 0,
            "y2": 1
          }
        }
      }
    },
    {
      "id": "sheet/present/duration",
      "name": "sheet/present/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "A sheet comes up.\nspring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-sheet-present-duration)"
      },
      "valuesByMode": {
        "full": 0.655,
        "reduced": 0.15
      }
    },
    {
      "id": "spring/quick/easing",
      "name": "spring/quick/easing",
      "variableCollectionId": "motion",
      "resolvedType": "EASING",
      "description": "For what a finger does.\nduration 0.3, bounce 0.2; settles in 0.405 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-spring-quick-easing)",
        "ANDROID": "Motion.Spring.quick()",
        "iOS": "Motion.spring.quick"
      },
      "valuesByMode": {
        "full": {
          "type": "CUSTOM_SPRING",
          "easingFunctionSpring": {
            "bounce": 0.2
          }
        },
        "reduced": {
          "type": "CUSTOM_CUBIC_BEZIER",
          "easingFunctionCubicBezier": {
            "x1": 0.2,
            "y1": 0,
            "x2": 0,
            "y2": 1
          }
        }
      }
    },
    {
      "id": "spring/quick/duration",
      "name": "spring/quick/duration",
      "variableCollectionId": "motion",
      "resolvedType": "TIMING",
      "description": "For what a finger does.\nduration 0.3, bounce 0.2; settles in 0.405 s\nWith less motion: fade.",
      "codeSyntax": {
        "WEB": "var(--motion-spring-quick-duration)"
      },
      "valuesByMode": {
        "full": 0.405,
        "reduced": 0.15
      }
    }
  ]
};

/**
 * Makes a file's variables those of the export, by their names: what is missing is created, what differs is changed,
 * what is as it should be is left alone, and nothing is removed.
 *
 * @param {ExportedFile} exported
 * @returns {Promise<Report>} What was done, and in its `text` the same for people.
 */
async function writeVariables(exported) {
  /** @type {Report} */
  const report = { text: "", created: [], changed: [], unchanged: 0, problems: [], ids: {} };
  const refusal = refusalOfPlace();
  if (refusal) return told(report, refusal);
  if (exported.variables.length === 0) return told(report, "The export has no variables. Nothing was changed.");
  const wanted = exported.variableCollections[0];
  const collections = (await figma.variables.getLocalVariableCollectionsAsync())
    .filter((one) => one.name === wanted.name && !one.remote && !one.isExtension);
  const collection = collections[0] || figma.variables.createVariableCollection(wanted.name);
  if (collections.length > 1) {
    report.problems.push(`${collections.length} collections are named ${wanted.name}; the first one was taken`);
  }
  const locals = (await figma.variables.getLocalVariablesAsync()).filter((one) => one.variableCollectionId === collection.id);
  const found = new Map(locals.map((one) => [one.name, one]));
  const failure = create(exported.variables, collection, found, report);
  if (failure && !exported.variables.some((one) => found.has(one.name))) {
    if (collections.length === 0) collection.remove();
    return told(report, `Figma creates no such variables here: ${failure}. Nothing was changed.`);
  }
  if (failure) report.problems.push(`Figma creates no more variables: ${failure}; run this again when it does`);
  const created = new Set(report.created);
  const modes = modeIds(wanted, collection, collections.length === 0, report);
  for (const variable of exported.variables) {
    const own = found.get(variable.name);
    if (!own || own.resolvedType !== variable.resolvedType) continue;
    const isChanged = update(own, variable, modes, found, report);
    if (created.has(variable.name)) continue;
    if (isChanged) report.changed.push(variable.name);
    else report.unchanged += 1;
  }
  const names = new Set(exported.variables.map((one) => one.name));
  const others = locals.filter((one) => /^(EASING|TIMING)$/.test(one.resolvedType) && !names.has(one.name));
  if (others.length > 0) {
    report.problems.push(`not in the export, and left as they are: ${others.map((one) => one.name).join(", ")}`);
  }
  return told(report, `created ${report.created.length}, changed ${report.changed.length}, unchanged ${report.unchanged}`);
}

/** Why nothing can be done here; empty where it can. */
function refusalOfPlace() {
  if (typeof figma === "undefined") return "This script runs inside of Figma, where its plugin API is. Nothing was changed.";
  if (figma.editorType !== "figma") {
    return `Variables are changed in a design file, and this is ${figma.editorType}. Nothing was changed.`;
  }
  if (!figma.variables || typeof figma.variables.createVariable !== "function") {
    return "This Figma has no plugin API for variables. Nothing was changed.";
  }
  return "";
}

/**
 * Creates the variables that are missing, all before any has a value, since values name others.
 *
 * @param {ExportedVariable[]} variables
 * @param {VariableCollection} collection
 * @param {Map<string, Variable>} found Takes the new ones.
 * @param {Report} report
 * @returns {string} Why Figma refused one; empty where it did not.
 */
function create(variables, collection, found, report) {
  for (const variable of variables) {
    const own = found.get(variable.name);
    if (own && own.resolvedType !== variable.resolvedType) {
      report.problems.push(`${variable.name} is a variable of type ${own.resolvedType}; rename it, and run this again`);
    }
    if (own) continue;
    try {
      found.set(variable.name, figma.variables.createVariable(variable.name, collection, variable.resolvedType));
      report.created.push(variable.name);
    } catch (error) {
      return reason(error);
    }
  }
  return "";
}

/**
 * The id in Figma of each mode that it has or takes, by the mode's id in the export.
 *
 * @param {ExportedCollection} wanted
 * @param {VariableCollection} collection
 * @param {boolean} isNew Whether its only mode has the name that Figma gave it.
 * @param {Report} report
 * @returns {{ [mode: string]: string }}
 */
function modeIds(wanted, collection, isNew, report) {
  /** @type {{ [mode: string]: string }} */
  const ids = {};
  for (const { modeId, name } of wanted.modes) {
    const own = collection.modes.find((mode) => mode.name === name);
    try {
      if (own) {
        ids[modeId] = own.modeId;
      } else if (modeId === wanted.defaultModeId) {
        ids[modeId] = collection.defaultModeId;
        if (isNew) collection.renameMode(collection.defaultModeId, name);
      } else {
        ids[modeId] = collection.addMode(name);
      }
    } catch (error) {
      report.problems.push(`the mode ${name} was left out: ${reason(error)}`);
    }
  }
  return ids;
}

/**
 * Gives a variable what it should say, where it does not.
 *
 * @param {Variable} own
 * @param {ExportedVariable} wanted
 * @param {{ [mode: string]: string }} modes
 * @param {Map<string, Variable>} found
 * @param {Report} report
 * @returns {boolean} Whether anything was changed.
 */
function update(own, wanted, modes, found, report) {
  let changes = 0;
  report.ids[wanted.name] = own.id;
  try {
    for (const mode of Object.keys(modes)) {
      const value = valueInFigma(wanted.valuesByMode[mode], found);
      if (value === undefined) {
        report.problems.push(`${wanted.name} names a variable that is not there; its value for ${mode} was left`);
      } else if (!isSame(value, own.valuesByMode[modes[mode]])) {
        own.setValueForMode(modes[mode], value);
        changes += 1;
      }
    }
    if (own.description !== wanted.description) {
      own.description = wanted.description;
      changes += 1;
    }
    for (const platform of /** @type {CodeSyntaxPlatform[]} */ (Object.keys(wanted.codeSyntax))) {
      const code = wanted.codeSyntax[platform] || "";
      if (own.codeSyntax[platform] === code) continue;
      own.setVariableCodeSyntax(platform, code);
      changes += 1;
    }
  } catch (error) {
    report.problems.push(`${wanted.name} was not changed as it should be: ${reason(error)}`);
  }
  return changes > 0;
}

/**
 * A value with Figma's own id for the variable that it names; undefined where that is not there.
 *
 * @param {ExportedVariable["valuesByMode"][string]} value
 * @param {Map<string, Variable>} found
 * @returns {VariableValue | undefined}
 */
function valueInFigma(value, found) {
  if (typeof value === "number" || value.type !== "VARIABLE_ALIAS") return value;
  const target = found.get(value.id);
  return target && figma.variables.createVariableAlias(target);
}

/**
 * Whether Figma has a value already. It keeps numbers to 32 bits, and may give more members than it took.
 *
 * @param {unknown} wanted
 * @param {unknown} own
 * @returns {boolean}
 */
function isSame(wanted, own) {
  if (typeof wanted === "number") return typeof own === "number" && Math.fround(wanted) === Math.fround(own);
  if (typeof wanted !== "object" || wanted === null || typeof own !== "object" || own === null) return wanted === own;
  const [members, others] = [Object.entries(wanted), new Map(Object.entries(own))];
  return members.every(([key, value]) => isSame(value, others.get(key)));
}

/** @param {unknown} error */
function reason(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Says a report to the person who ran this.
 *
 * @param {Report} report
 * @param {string} text
 * @returns {Report}
 */
function told(report, text) {
  report.text = [text, ...report.problems].join("\n");
  if (typeof console !== "undefined") console.log(report.text);
  if (typeof figma !== "undefined" && typeof figma.notify === "function") figma.notify(text);
  return report;
}

return await writeVariables(exported);
})();
