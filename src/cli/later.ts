import * as m from '#messages';
import { BadInput, type Command } from './command.ts';

/** A command that is still to come, and says so. */
const later = (name: string, syntax: string, does: () => string): Command => ({
  name,
  syntax,
  does,
  async run() {
    throw new BadInput(m.maquis_cli_later({ command: name }));
  },
});

export const advise = later('advise', '[FILE] --budget N --seed S', m.maquis_cli_does_advise);
