// @ts-check

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
