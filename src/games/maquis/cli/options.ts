import { AsyncLocalStorage } from 'node:async_hooks';
import { BadInput, type Command } from '#cli/options.ts';
import { wordFrom } from '#cli/values.ts';
import { EDITION_IDS, editionCalled } from '../data/index.ts';
import { isNamed, RULESET, type RulesetId } from '../engine/index.ts';

/** The edition that is played, and whether with its three-star missions. */
export interface EditionPlayed {
  readonly ruleset: RulesetId;
  readonly threeStar: boolean;
}

const USUAL: EditionPlayed = { ruleset: RULESET, threeStar: false };

/** Each command keeps its own, as several may run within one process. */
const asked = new AsyncLocalStorage<EditionPlayed | undefined>();

/** The edition that the command was asked for; the usual one where none was named. */
export const editionPlayed = (): EditionPlayed => asked.getStore() ?? USUAL;

/** The ruleset that records have to be of; any where none was named. */
export const rulesetAsked = (): RulesetId | undefined => asked.getStore()?.ruleset;

/** A command that can be asked for an edition. What it plays is of it, and so must its records be. */
export const ofEdition = (command: Command): Command => ({
  ...command,
  syntax: `${command.syntax} [--ruleset R] [--three-star]`,
  run(args) {
    const others: string[] = [];
    let ruleset: string | undefined;
    let threeStar = false;
    for (let n = 0; n < args.length; n++) {
      const [name, value] = args[n].split('=', 2);
      if (name === '--three-star') threeStar = true;
      else if (name !== '--ruleset') others.push(args[n]);
      else ruleset = value ?? args[++n] ?? '';
    }
    const edition =
      ruleset === undefined && !threeStar ? undefined : editionFrom(ruleset, threeStar);
    return asked.run(edition, () => command.run(others));
  },
});

/** @throws {BadInput} where there is no such edition, or it has no three-star missions */
function editionFrom(ruleset: string = RULESET, threeStar: boolean): EditionPlayed {
  const id = wordFrom('--ruleset', ruleset, EDITION_IDS);
  if (threeStar && editionCalled(id).threeStarGoals.length === 0)
    throw new BadInput(`--three-star needs three-star missions, and the ruleset ${id} has none.`);
  return { ruleset: id, threeStar };
}

/** The edition as it was asked for, at the end of the command. */
export const editionArgs = ({ ruleset, threeStar }: EditionPlayed): string[] =>
  isNamed(ruleset) ? ['--ruleset', ruleset, ...(threeStar ? ['--three-star'] : [])] : [];
