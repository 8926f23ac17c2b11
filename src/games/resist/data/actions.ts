import { frozen } from '#shared/frozen.ts';
import type { RuleId } from './rules.ts';

/**
 * What an action does, declared. The engine asks for these properties and never for the person who
 * has the action.
 */
export type ActionEffect =
  /** +1 strength for each of these, counted at the strike. */
  | { readonly does: 'count'; readonly what: 'revealed' | 'civilians' | 'others' }
  /** An Enemy here moves to another Available Mission. */
  | { readonly does: 'shift' }
  /** Every Counter-Guerrilla here is discarded. */
  | { readonly does: 'discard-guerrillas' }
  /** So many Enemies here are discarded; `gains`: their Defense is added to the strength. */
  | { readonly does: 'discard-here'; readonly cards: 1 | 2; readonly gains?: true }
  /** All face-down Enemies of a Mission are turned up; or one or two, and one of those discarded. */
  | { readonly does: 'turn-all' | 'turn-two' }
  /** A Spy goes from the hand to the Hidden discard, and a card is drawn. */
  | { readonly does: 'cycle-spy' }
  /** A Spy in hand leaves the game. */
  | { readonly does: 'remove-spy' }
  /** Up to three cards of a deck are looked at; `rest`: where those go that do not go back on top. */
  | {
      readonly does: 'sift';
      readonly deck: 'hidden' | 'enemies' | 'recruits';
      readonly rest: 'discard' | 'bottom';
    }
  /** Up to three Recruits are looked at, one goes on the Hidden deck, the others back on top. */
  | { readonly does: 'pick-recruit' }
  /** Every Enemy here whose current Defense is 2 or more has 1 less. */
  | { readonly does: 'weaken' }
  | { readonly does: 'draw'; readonly cards: 1 | 2 }
  /** A Maquis in hand is discarded, then so many cards are drawn. */
  | { readonly does: 'swap'; readonly cards: 2 }
  /** The top Recruit comes into hand. */
  | { readonly does: 'draw-recruit' }
  /** A card of the Revealed pile comes into hand, or on top of the Hidden deck. */
  | { readonly does: 'take-revealed'; readonly to: 'hand' | 'hidden-deck' }
  /** The hidden action of another Maquis hidden in play is carried out. */
  | { readonly does: 'copy' }
  /** The text of the Mission chosen this round is off. */
  | { readonly does: 'ignore-mission' }
  /** The Defense of this Mission is halved, rounded up. */
  | { readonly does: 'halve-mission' };

/** @param tells what a table has to tell of it */
const action = <const Id extends string>(
  id: Id,
  rule: RuleId,
  effect: ActionEffect,
  tells: readonly Detail[] = [],
) => ({ id, effect, rule, tells });

/** Every action on the cards; its index here is its number in the engine. */
export const ACTIONS = frozen([
  action('count-revealed', 'resist.counting-actions', { does: 'count', what: 'revealed' }),
  action('count-civilians', 'resist.counting-actions', { does: 'count', what: 'civilians' }),
  action('count-others', 'resist.counting-actions', { does: 'count', what: 'others' }),
  action('shift-enemy', 'resist.moving-an-enemy', { does: 'shift' }, ['enemy-moved']),
  action('discard-guerrillas', 'resist.discarding-actions', { does: 'discard-guerrillas' }, [
    'guerrillas-away',
  ]),
  action('discard-enemy', 'resist.discarding-actions', { does: 'discard-here', cards: 1 }, [
    'enemy-away',
  ]),
  action('discard-two', 'resist.discarding-actions', { does: 'discard-here', cards: 2 }, [
    'enemy-away',
    'enemy-away',
  ]),
  action(
    'discard-for-strength',
    'resist.discarding-actions',
    { does: 'discard-here', cards: 1, gains: true },
    ['enemy-gained'],
  ),
  action('turn-all', 'resist.turning-up-actions', { does: 'turn-all' }, [
    'face-down-where',
    'turned-up',
  ]),
  action('turn-two', 'resist.turning-up-actions', { does: 'turn-two' }, [
    'face-down-where',
    'two-turned-up',
    'turned-away',
  ]),
  action('cycle-spy', 'resist.spy-actions', { does: 'cycle-spy' }, ['spy-away', 'drawn']),
  action('remove-spy', 'resist.spy-actions', { does: 'remove-spy' }, ['spy-out']),
  action('recruit-to-deck', 'resist.recruiting', { does: 'pick-recruit' }, ['recruit-to-deck']),
  action('draw-recruit', 'resist.recruiting', { does: 'draw-recruit' }, ['recruit-to-hand']),
  action('weaken', 'resist.weakening', { does: 'weaken' }),
  action('draw-1', 'resist.drawing-actions', { does: 'draw', cards: 1 }, ['drawn']),
  action('draw-2', 'resist.drawing-actions', { does: 'draw', cards: 2 }, ['drawn', 'drawn']),
  action('swap-for-2', 'resist.drawing-actions', { does: 'swap', cards: 2 }, [
    'hand-away',
    'drawn',
    'drawn',
  ]),
  action('take-revealed', 'resist.calling-back', { does: 'take-revealed', to: 'hand' }, [
    'back-to-hand',
  ]),
  action('revealed-to-deck', 'resist.calling-back', { does: 'take-revealed', to: 'hidden-deck' }, [
    'back-to-deck',
  ]),
  action('sift-hidden', 'resist.sifting', { does: 'sift', deck: 'hidden', rest: 'discard' }, [
    'seen-away',
    'seen-back',
  ]),
  action('sift-enemies', 'resist.sifting', { does: 'sift', deck: 'enemies', rest: 'discard' }, [
    'enemies-seen-away',
    'enemies-seen-back',
  ]),
  action('sift-recruit', 'resist.sifting', { does: 'sift', deck: 'recruits', rest: 'bottom' }),
  action('copy', 'resist.copying', { does: 'copy' }, ['copied']),
  action('ignore-mission', 'resist.mission-actions', { does: 'ignore-mission' }, ['used']),
  action('halve-mission', 'resist.mission-actions', { does: 'halve-mission' }),
]);

export type ActionId = (typeof ACTIONS)[number]['id'];

/** How many cards of a deck are looked at, where so many are there. */
export const CARDS_LOOKED_AT = 3;

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
