// Names in the address: of presets, and of groups of presets.

export class Names {
  /** @param {string[]} all of presets */
  constructor(all) {
    this.all = [...new Set(all)];
    this.known = new Set(all);
  }

  /**
   * The presets that a name means: the one that is called so, else those of a group.
   * @param {string} name
   */
  of(name) {
    return this.known.has(name) ? [name] : this.all.filter((other) => other.startsWith(`${name}.`));
  }

  /**
   * The names of presets, each once, in the order in which they were chosen.
   * @param {string[]} names
   */
  presets(names) {
    return new Set(names.flatMap((name) => this.of(name)));
  }

  /**
   * What is chosen once a preset or a group is chosen too, or no longer. A group of which some stay becomes these.
   * @param {string[]} names
   * @param {string} name
   * @param {boolean} isChosen
   */
  choosing(names, name, isChosen) {
    const own = new Set(this.of(name));
    const others = names.flatMap((chosen) => {
      const presets = this.of(chosen);
      return presets.some((preset) => own.has(preset)) ? presets.filter((preset) => !own.has(preset)) : [chosen];
    });
    return isChosen ? [...others, name] : others;
  }
}
