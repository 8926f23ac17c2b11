/**
 * What the owner of the real cards has to tell of an effect, question by question, in the order in which it is
 * carried out. What follows by itself is not asked: a sum, a Mission without text, a card from the supply.
 */
export const EFFECT_DETAILS = [
  /** Whether it was used at all, where nothing else shows it. */
  'used',
  /** Whose hidden action was copied. */
  'copied',
  /** The Mission whose face-down Enemies are turned up; what came up there, all or at most two; which of them goes. */
  ...(['face-down-where', 'turned-up', 'two-turned-up', 'turned-away'] as const),
  /** Which Enemy here was discarded, became strength, or was moved and where to; every Counter-Guerrilla. */
  ...(['enemy-away', 'enemy-gained', 'enemy-moved', 'guerrillas-away'] as const),
  /** Another Mission, and which Enemy there was discarded; or one at each of the others. */
  ...(['elsewhere', 'enemy-away-there', 'enemy-away-each'] as const),
  /** A card drawn; a Maquis discarded from the hand; a Spy of the hand discarded, or out of the game. */
  ...(['drawn', 'hand-away', 'spy-away', 'spy-out'] as const),
  /** Who the top Recruit was; or which of three went on the Hidden deck. */
  ...(['recruit-to-hand', 'recruit-away', 'recruit-to-deck'] as const),
  /** Who came back from the Revealed pile. */
  ...(['back-to-hand', 'back-to-deck', 'back-away'] as const),
  /** Of the cards looked at: which were discarded, and in which order the others went back. */
  ...(['seen-away', 'seen-back', 'enemies-seen-away', 'enemies-seen-back'] as const),
  /** Cards looked at of which Spies go back and everybody else to the discard. */
  'seen-sorted',
  'civilian',
  /** Who was removed by chance. */
  'victim',
] as const;
export type Detail = (typeof EFFECT_DETAILS)[number];
