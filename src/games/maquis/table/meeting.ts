import type { Step, TableGame } from './game.ts';
import type { Save } from './save-schema.ts';

/**
 * What a save that is brought from elsewhere is to the one kept here under its id: there is none; it
 * says nothing that is not kept; it is the same game and goes further; or the two went apart.
 */
export type Meeting = 'new' | 'known' | 'further' | 'apart';

export function meetingOf(kept: Save | undefined, brought: Save): Meeting {
  if (!kept) return 'new';
  const [here, there] = [kept.progress, brought.progress];
  // A set-up says less than any game begun from it; of two set-ups the one kept here holds.
  if (!('game' in there)) return 'known';
  if (!('game' in here)) return 'further';
  if (!isOneDeal(here.game, there.game)) return 'apart';
  const everDone = [...here.game.steps, ...(here.ahead ?? [])];
  if (beginsWith(everDone, there.game.steps)) return 'known';
  return beginsWith(there.game.steps, here.game.steps) ? 'further' : 'apart';
}

const isOneDeal = (one: TableGame, other: TableGame): boolean =>
  JSON.stringify([one.setUp, one.from]) === JSON.stringify([other.setUp, other.from]);

const beginsWith = (steps: readonly Step[], beginning: readonly Step[]): boolean =>
  beginning.length <= steps.length &&
  beginning.every((step, n) => JSON.stringify(step) === JSON.stringify(steps[n]));

/** The save under an id of its own; the same save gets the same id each time. */
export const apart = (save: Save): Save => ({ ...save, id: `${save.id} of ${save.changed}` });
