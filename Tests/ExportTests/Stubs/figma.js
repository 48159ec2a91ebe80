// @ts-check
// A file of Figma for tests: the plugin API for variables, which keeps what it is given as Figma does.

/**
 * @typedef {object} Account What the person who runs a plugin has.
 * @property {number} [modes] The most modes of a collection.
 * @property {boolean} [hasMotion] Whether there are variables of motion.
 * @property {number} [most] The most variables.
 * @property {PluginAPI["editorType"]} [editorType]
 */

/**
 * Numbers in 32 bits, wherever they stand.
 *
 * @param {any} value
 * @returns {any}
 */
function stored(value) {
  if (typeof value === "number") return Math.fround(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, stored(member)]));
}

/**
 * Whether Figma takes a value as a motion's easing.
 *
 * @param {any} value
 */
function isEasing(value) {
  const { type, easingFunctionCubicBezier: bezier, easingFunctionSpring: spring, ...rest } = value;
  if (Object.keys(rest).length > 0) return false;
  if (type === "CUSTOM_SPRING") return !bezier && spring.bounce >= 0 && spring.bounce <= 1;
  if (type === "CUSTOM_CUBIC_BEZIER") {
    return !spring && [bezier.x1, bezier.y1, bezier.x2, bezier.y2].every(Number.isFinite)
      && [bezier.x1, bezier.x2].every((x) => x >= 0 && x <= 1);
  }
  return !bezier && !spring && (type === "LINEAR" || type === "HOLD");
}

/** @param {Account} account @returns {PluginAPI & { changes: number }} */
function makeFigma(account) {
  /** @type {Map<string, any>} */
  const variables = new Map();
  /** @type {Map<string, any>} */
  const collections = new Map();
  const file = { changes: 0, ids: 0 };
  const newId = (/** @type {string} */ kind) => `${kind}:${(file.ids += 1)}:1`;

  /** @param {string} name @param {VariableCollection} collection @param {VariableResolvedDataType} resolvedType */
  function createVariable(name, collection, resolvedType) {
    const refuse = (/** @type {string} */ why) => { throw new Error(`in createVariable: ${why}`); };
    if (!collections.has(collection.id)) refuse("The collection is not in this file");
    const isMotion = resolvedType === "EASING" || resolvedType === "TIMING";
    if (isMotion && account.hasMotion === false) refuse("Motion is not available");
    if (variables.size >= (account.most ?? 5000)) refuse("Too many variables");
    if (name === "" || /[.{}]/.test(name)) refuse(`invalid variable name ${name}`);
    const isTaken = [...variables.values()].some((one) => one.name === name && one.variableCollectionId === collection.id);
    if (isTaken) refuse(`duplicate variable name ${name}`);
    /** @type {{ [modeId: string]: VariableValue }} */
    const values = {};
    const start = resolvedType === "EASING" ? { type: "LINEAR" } : resolvedType === "TIMING" ? 0 : "";
    for (const mode of collection.modes) values[mode.modeId] = /** @type {VariableValue} */ (start);
    /** @type {{ [platform in CodeSyntaxPlatform]?: string }} */
    const names = {};
    const texts = { description: "" };
    const variable = {
      id: newId("VariableID"), name, resolvedType, remote: false, variableCollectionId: collection.id,
      get description() { return texts.description; },
      set description(text) { texts.description = text; file.changes += 1; },
      get valuesByMode() { return structuredClone(values); },
      get codeSyntax() { return { ...names }; },
      /** @param {string} modeId @param {any} value */
      setValueForMode(modeId, value) {
        if (!(modeId in values)) throw new Error("in setValueForMode: mode not found");
        const isAlias = value.type === "VARIABLE_ALIAS";
        const target = isAlias && variables.get(value.id);
        const isRight = isAlias ? target && target.resolvedType === resolvedType && target.id !== variable.id
          : resolvedType === "TIMING" ? Number.isFinite(value) && value >= 0 : isEasing(value);
        if (!isRight) throw new Error(`in setValueForMode: invalid value ${JSON.stringify(value)}`);
        values[modeId] = stored(value);
        file.changes += 1;
      },
      /** @param {CodeSyntaxPlatform} platform @param {string} code */
      setVariableCodeSyntax(platform, code) { names[platform] = code; file.changes += 1; },
      remove() { variables.delete(variable.id); file.changes += 1; },
      /** @param {string} modeId */
      addMode(modeId) { values[modeId] = values[collection.defaultModeId] ?? 0; },
    };
    variables.set(variable.id, variable);
    file.changes += 1;
    return variable;
  }

  /** @param {string} name @returns {VariableCollection} */
  function createVariableCollection(name) {
    const modes = [{ modeId: newId("Mode"), name: "Mode 1" }];
    const own = () => [...variables.values()].filter((one) => one.variableCollectionId === collection.id);
    const collection = {
      id: newId("VariableCollectionId"), name, remote: false, isExtension: false,
      get modes() { return modes.map((mode) => ({ ...mode })); },
      get variableIds() { return own().map((one) => one.id); },
      defaultModeId: modes[0]?.modeId ?? "",
      remove() { for (const one of own()) one.remove(); collections.delete(collection.id); file.changes += 1; },
      /** @param {string} name */
      addMode(name) {
        const most = account.modes ?? 10;
        if (modes.length >= most) throw new Error(`in addMode: Limited to ${most} modes only`);
        const modeId = newId("Mode");
        modes.push({ modeId, name });
        for (const one of own()) one.addMode(modeId);
        file.changes += 1;
        return modeId;
      },
      /** @param {string} modeId @param {string} name */
      renameMode(modeId, name) {
        for (const mode of modes) if (mode.modeId === modeId) mode.name = name;
        file.changes += 1;
      },
    };
    collections.set(collection.id, collection);
    file.changes += 1;
    return collection;
  }

  return {
    get changes() { return file.changes; },
    editorType: account.editorType ?? "figma",
    variables: {
      getLocalVariablesAsync: async (type) => [...variables.values()].filter((one) => !type || one.resolvedType === type),
      getLocalVariableCollectionsAsync: async () => [...collections.values()],
      createVariable,
      createVariableCollection,
      createVariableAlias: (variable) => ({ type: "VARIABLE_ALIAS", id: variable.id }),
    },
    notify() {},
  };
}
