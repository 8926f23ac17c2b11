import type { PlayerView } from '#play/rules/game-rules.ts';
import type { Resist } from '../engine/rules.ts';

/**
 * What a player can know: all that thinks in this room takes this and no position, so that no advice
 * can come from the generator. `rules.seenBy` makes one of a position.
 */
export type ResistView = PlayerView<Resist>;
