import { CARD_COPIES, CARD_IDS } from '#games/les-poilus/data/index.ts';
import type { Snapshot } from '#games/les-poilus/engine/index.ts';

/** How many of a card the table has not seen: in hands, in Trials or in Morale. */
export function leftToSee({ noMansLand, removed, players }: Snapshot): (card: string) => number {
  const seen = [...noMansLand, ...removed, ...players.flatMap(({ hardships }) => hardships)];
  return (card) =>
    CARD_COPIES[CARD_IDS.indexOf(card)] - seen.filter((other) => other === card).length;
}
