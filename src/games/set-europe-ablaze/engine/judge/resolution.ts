import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { areaOf } from '../state.ts';
import { type EventJudge, no, numberEntry, unless, wordEntry, yes } from './verdict.ts';

/** Networks a defending Maquis keeps back: a point for three, not those that have just acted (8.6.2a). */
const judgeWithhold: EventJudge = (state, event) => {
  const networks = numberEntry(event, 'networks');
  const { active } = areaOf(state, state.impulse.area);
  const price = Math.ceil(networks / limit('withheld-for-a-point'));
  return unless(
    [
      [state.resolution?.by !== 'german', '8.6.2', 'not-defending'],
      [price > state.ap.maquis, '8.6.2a', 'few-points'],
      [networks > active, '8.6.2a', 'no-network'],
      [networks > active - state.lastImpulseNetworks, '8.6.2a', 'just-acted'],
    ],
    '8.6.2a',
  );
};

const judgeWithholdCaches: EventJudge = ({ resolution }) =>
  resolution?.by === 'german' ? yes('8.6.2b') : no('8.6.2', 'not-defending');

/** Points into dice, before the roll: in a Maximum Effort or a Residual Impulse. */
const judgeBuyDice: EventJudge = ({ active, ap, impulse: { kind } }, event) => {
  if (kind === 'normal') return no('8.4.3');
  if (numberEntry(event, 'points') > ap[active]) return no('4.3.3');
  return yes(kind === 'maximum' ? '8.4.3' : '8.5.2');
};

/** Points onto the total, after the roll: in a Residual Impulse only (C02). */
const judgeBuyPips: EventJudge = ({ active, ap, impulse: { kind } }, event) =>
  unless(
    [
      [kind !== 'residual', '4.3.6'],
      [numberEntry(event, 'points') > ap[active], '4.3.3'],
    ],
    '4.3.6',
  );

const judgeHeadquarters: EventJudge = ({ soeUsed, mbfUsed }, event) => {
  if (event.which === 'soe') return soeUsed ? no('6.6a') : yes('6.6a');
  return mbfUsed ? no('7.5.2') : yes('7.5.2');
};

/** The dice and the totals of both sides, and what the Action adds to them. */
export interface ComparedRoll {
  readonly attack: number;
  readonly defend: number;
  readonly ta: number;
  readonly td: number;
  readonly modifier: number;
  readonly backfire: number;
}

/** What two totals mean: four tests in their order, equal never enough. */
export function rollOutcome(
  roll: ComparedRoll,
): readonly [outcome: 'check' | 'comparison' | 'backfire' | 'success', number: string] {
  const { attack, defend, ta, td, modifier, backfire } = roll;
  if (ta <= attack + defend + modifier) return ['check', '8.6.5b'];
  if (ta <= td) return ['comparison', '8.6.6a'];
  return ta - td <= backfire ? ['backfire', '8.6.7a'] : ['success', '8.6.8'];
}

const judgeOutcome: EventJudge = (_, event) => {
  const [outcome, number] = rollOutcome({
    attack: numberEntry(event, 'attack'),
    defend: numberEntry(event, 'defend'),
    ta: numberEntry(event, 'ta'),
    td: numberEntry(event, 'td'),
    modifier: numberEntry(event, 'modifier'),
    backfire: numberEntry(event, 'backfire'),
  });
  return event.says === outcome ? yes(number) : no(number);
};

/** Forms in which the opponent cannot pick a thing for a loss (8.6.9h). */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  strength: 'demoralized',
  labor: 'used',
  detachment: 'deceived',
};

/** A loss, or what stands in for it (8.6.9). */
const judgeLose: EventJudge = (state, event) => {
  const loss = wordEntry(event, 'loss');
  const area = areaOf(state, wordEntry(event, 'area') || state.impulse.area);
  const allowed = (isAllowed: boolean, number: string) => (isAllowed ? yes(number) : no(number));
  if (event.chooser === 'opponent' && event.state && event.state === OUT_OF_REACH[loss]) {
    return no('8.6.9h');
  }
  if (state.impulse.hit.includes(wordEntry(event, 'unit'))) return no('8.6.9g');
  if (loss === 'team' && event.how === 'flush') return no('6.5.2');
  if (loss === 'team' && event.how === 'sweep') return no('6.5.4');
  if (loss === 'network' && event.state === 'quiet') return no('6.3.10');
  switch (event.instead) {
    case 'demoralize':
      return allowed(!area.demoralized, '8.6.9e');
    case 'use-labor':
      return allowed(event.germanDefends === true && area.labor > 0 && !area.laborUsed, '8.6.9a');
    case 'deceive':
      return allowed(area.detachments - area.deceived > 0, '8.6.9b');
    case 'flush':
      return allowed(state.ap.maquis > 0, '8.6.9d');
    case 'team':
      return allowed(area.teams > 0, '8.6.9f');
    default:
      return yes('8.6.8a');
  }
};

const judgeSaveHero: EventJudge = ({ ap }) => (ap.maquis > 0 ? yes('6.7.8') : no('6.7.8'));

/** What is asked while an Action is resolved, by the type of the event. */
export const RESOLUTION_JUDGES: Readonly<Record<string, EventJudge>> = {
  withhold: judgeWithhold,
  'withhold-caches': judgeWithholdCaches,
  'buy-dice': judgeBuyDice,
  'buy-pips': judgeBuyPips,
  headquarters: judgeHeadquarters,
  outcome: judgeOutcome,
  lose: judgeLose,
  'save-hero': judgeSaveHero,
};
