import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { areaOf, isDirect } from '../state.ts';
import { type EventJudge, no, numberEntry, sideIn, unless, wordEntry, yes } from './verdict.ts';

/** An Advantage: an enemy Area becomes neutral first (5.4.9), one's own stays as it is (5.4.5). */
const judgeTakeAdvantage: EventJudge = (state, event) => {
  const side = sideIn(state, event);
  const { advantage } = areaOf(state, wordEntry(event, 'area'));
  if (advantage === side) return event.becomes === side ? yes('5.4.5') : no('5.4.5');
  if (advantage === 'neutral') return event.becomes === side ? yes('5.4.4') : no('5.4.4');
  return event.becomes === 'neutral' ? yes('5.4.4') : no('5.4.9');
};

const judgeSetMorale: EventJudge = (_, event) => {
  const to = numberEntry(event, 'to');
  return to < limit('morale-least') || to > limit('morale-most') ? no('6.2.6') : yes('6.2.6');
};

const judgeDamage: EventJudge = (state, event) => {
  const { damage, value = Number.POSITIVE_INFINITY } = areaOf(state, wordEntry(event, 'area'));
  return damage + numberEntry(event, 'points') > value ? no('8.2.1b') : yes('8.2.1b');
};

const judgeDirectMarker: EventJudge = (state, event) => {
  const area = areaOf(state, wordEntry(event, 'area'));
  return unless(
    [
      [area.immune === true, '9.3'],
      [!isDirect(area), '9.1.1'],
    ],
    '9.1.1',
  );
};

/** Points of either kind, up to what a side can hold. */
const judgeAwardPoints: EventJudge = (state, event) => {
  const side = sideIn(state, event);
  const points = numberEntry(event, 'points');
  if (event.kind === 'ap') {
    return state.ap[side] + points > limit('action-points') ? no('4.3.2') : yes('4.3.2');
  }
  return state.vp[side] + points > limit('victory-points') ? no('2.4.6') : yes('2.4.6');
};

/** What is asked about marks on the map and the tracks, by the type of the event. */
export const MARK_JUDGES: Readonly<Record<string, EventJudge>> = {
  'take-advantage': judgeTakeAdvantage,
  'set-morale': judgeSetMorale,
  damage: judgeDamage,
  'direct-marker': judgeDirectMarker,
  'award-points': judgeAwardPoints,
};
