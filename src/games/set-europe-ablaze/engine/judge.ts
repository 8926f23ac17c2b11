import { judgeAction, judgeEndImpulse } from './judge/actions.ts';
import * as cards from './judge/cards.ts';
import * as impulse from './judge/impulse.ts';
import * as marks from './judge/marks.ts';
import * as organization from './judge/organization.ts';
import { judgeFreeMove } from './judge/organization.ts';
import * as resolution from './judge/resolution.ts';
import { type CaseVerdict, type EventJudge, no } from './judge/verdict.ts';
import { readJudgedState, type UnknownRecord } from './read-state.ts';

/** What can be asked about, by the type of the event. */
const JUDGES: Readonly<Record<string, EventJudge>> = {
  lay: cards.judgeLay,
  reveal: cards.judgeReveal,
  'counter-espionage': cards.judgeCounterEspionage,
  'cancel-event': cards.judgeCancelEvent,
  draw: cards.judgeDraw,
  'swap-card': cards.judgeSwap,
  'new-hand': cards.judgeNewHand,
  'clear-temporary': organization.judgeClearTemporary,
  'place-strength': organization.judgePlaceStrength,
  'place-cache': organization.judgePlaceCache,
  'place-team': organization.judgePlaceTeam,
  'place-hero': organization.judgePlaceHero,
  'place-security': organization.judgePlaceSecurity,
  buy: organization.judgeBuy,
  train: organization.judgeTrain,
  'end-step': organization.judgeEndStep,
  'play-on': organization.judgePlayOn,
  'move-labor': () => no('7.3.5'),
  'move-strength': () => no('6.1.8'),
  'move-network': () => no('5.1.6'),
  'move-team': () => no('5.1.6'),
  'move-cache': () => no('6.4.1'),
  select: impulse.judgeSelect,
  pass: impulse.judgePass,
  'maximum-effort': impulse.judgeMaximumEffort,
  residual: impulse.judgeResidual,
  'operations-over': impulse.judgeOperationsOver,
  action: judgeAction,
  'end-impulse': judgeEndImpulse,
  withhold: resolution.judgeWithhold,
  'withhold-caches': resolution.judgeWithholdCaches,
  'buy-dice': resolution.judgeBuyDice,
  'buy-pips': resolution.judgeBuyPips,
  headquarters: resolution.judgeHeadquarters,
  outcome: resolution.judgeOutcome,
  lose: resolution.judgeLose,
  'save-hero': resolution.judgeSaveHero,
  'free-move': judgeFreeMove,
  'take-advantage': marks.judgeTakeAdvantage,
  'set-morale': marks.judgeSetMorale,
  damage: marks.judgeDamage,
  'direct-marker': marks.judgeDirectMarker,
  'award-points': marks.judgeAwardPoints,
};

/** The types of event that can be judged. */
export const JUDGED: readonly string[] = Object.keys(JUDGES);

/**
 * Whether something may be done at a table, and the case that decides. The rules' own numbers are all
 * it knows; a table may overrule it.
 *
 * @param state the table as told, perhaps in part
 * @returns nothing for a type of event that nobody can judge
 */
export function judgeEvent(state: UnknownRecord, event: UnknownRecord): CaseVerdict | undefined {
  const type = typeof event.type === 'string' ? event.type : '';
  return Object.hasOwn(JUDGES, type) ? JUDGES[type]?.(readJudgedState(state), event) : undefined;
}
