import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import type { State } from '../state.ts';
import {
  type CaseVerdict,
  type EventJudge,
  no,
  numberEntry,
  objectsIn,
  sideIn,
  unless,
  yes,
} from './verdict.ts';

const isSpecial = (card: UnknownRecord): boolean =>
  card.special === true || card.kind === 'special';

/** Laying one or two cards (4.2.2), one of which can give points (4.2.3, C21). */
const judgeLay: EventJudge = (state, event) => {
  const side = sideIn(state, event);
  const cards = objectsIn(event, 'cards');
  const fewest = Math.min(1, state.hand[side]);
  return unless(
    [
      [state.phase !== 'org.lay', '3.1.1'],
      [cards.length < fewest || cards.length > limit('cards-laid'), '4.2.2'],
      [cards.length > state.hand[side], '4.2.2', 'hand'],
      [cards.length > 0 && cards.every(isSpecial), '4.2.3', 'for-points'],
    ],
    cards.length === 0 ? '4.2.7' : '4.2.2',
  );
};

/** Whose card is turned up next: in alternation, the Maquis first, and alone when one side is done. */
function nextToReveal({ laid, revealed }: State): Side | undefined {
  const left = (side: Side) => laid[side].length - revealed[side];
  if (left('maquis') <= 0 && left('german') <= 0) return undefined;
  if (left('maquis') <= 0) return 'german';
  if (left('german') <= 0) return 'maquis';
  return revealed.maquis <= revealed.german ? 'maquis' : 'german';
}

/** Turning up a card, for points or for its event (4.2.3). */
const judgeReveal: EventJudge = (state, event) => {
  const side = sideIn(state, event);
  const card = isUnknownRecord(event.card) ? event.card : {};
  const named = card.id ?? card.no;
  const id = typeof named === 'number' ? String(named) : typeof named === 'string' ? named : '';
  if (state.phase !== 'org.reveal') return no('3.1.5');
  if (nextToReveal(state) !== side) return no('4.2.3', 'other-next');
  if (event.use === 'ap') return isSpecial(card) ? no('4.1.2') : yes('4.1.1a');
  if (event.use !== 'event') return no('4.2.3');
  const isLast = state.laid[side].length - state.revealed[side] === 1;
  return unless(
    [
      [state.spadesUsed[side].includes(id), '4.1.1c'],
      [numberEntry(card, 'fromTurn') > state.turn, '4.4.8'],
      [isLast && state.apCards[side] === 0, '4.2.3', 'for-points'],
    ],
    isSpecial(card) ? '4.1.2a' : '4.1.1b',
  );
};

/** An answer to an event or a bad result: at once, and not to a Special but one (4.1.3, 4.1.2c). */
const judgeCounterEspionage: EventJudge = ({ phase }, event) =>
  unless(
    [
      [!/^(org|ops)\b/.test(phase), '4.1.3'],
      [event.against === 'special' && event.what !== 'stalag-escape', '4.1.2c'],
      [event.immediately !== true, '4.1.3a'],
    ],
    '4.1.3a',
  );

const judgeCancelEvent: EventJudge = (_, event) =>
  event.target === 'special' && event.what !== 'stalag-escape' ? no('4.1.2c') : yes('4.1.1d');

/** Cards are drawn at turn end, or when an event says so during organization (4.2.4). */
const judgeDraw: EventJudge = ({ phase }, event) => {
  if (phase === 'end.8') return yes('4.2.5');
  return event.byEvent === true && phase.startsWith('org') ? yes('4.2.4') : no('4.2.4');
};

const judgeSwap: EventJudge = ({ phase }) => (phase === 'end.8' ? yes('4.2.5') : no('4.2.4'));

/**
 * A new hand: free with four cards or fewer (4.2.6), at turn end only. They are counted before the draw
 * of that step, which a new hand replaces, unless the group counts after it (N01).
 */
const judgeNewHand: EventJudge = (state, event): CaseVerdict => {
  const side = sideIn(state, event);
  const cards = state.hand[side];
  const price = numberEntry(event, 'price');
  if (state.phase !== 'end.8') return no('4.2.4');
  if (cards === 0) return yes('4.2.7');
  const toDraw = chosen(state.rulings, 'N01') === 'after' && event.drawn !== true ? 1 : 0;
  if (cards + toDraw <= limit('free-hand')) return yes('4.2.6');
  if (price < 10) return no('4.2.6');
  return state.vp[side] >= 10 ? yes('10.2.4') : no('10.2.4');
};

/** What is asked about cards, by the type of the event. */
export const CARD_JUDGES: Readonly<Record<string, EventJudge>> = {
  lay: judgeLay,
  reveal: judgeReveal,
  'counter-espionage': judgeCounterEspionage,
  'cancel-event': judgeCancelEvent,
  draw: judgeDraw,
  'swap-card': judgeSwap,
  'new-hand': judgeNewHand,
};
