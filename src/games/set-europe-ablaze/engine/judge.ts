import { ACTIONS, type ActionFacts } from '../data/actions.ts';
import { chosen } from '../data/house-options.ts';
import { limit } from '../data/limits.ts';
import { CARD_JUDGES } from './judge/cards.ts';
import { IMPULSE_JUDGES } from './judge/impulse.ts';
import { MARK_JUDGES } from './judge/marks.ts';
import { judgeMovement, ORGANIZATION_JUDGES } from './judge/organization.ts';
import { RESOLUTION_JUDGES } from './judge/resolution.ts';
import {
  type CaseVerdict,
  type EventJudge,
  listEntry,
  no,
  objectsIn,
  sideIn,
  unless,
  wordEntry,
  yes,
} from './judge/verdict.ts';
import { readJudgedState, type UnknownRecord } from './read-state.ts';
import { areaOf, isDirect, isInFrance, type State } from './state.ts';

/** What Ready to Deploy must hold, with the case that says so. */
const FROM_READY = {
  network: ['active', no('6.3.9d')],
  team: ['teams', no('8.3.1e', 'no-team')],
  cache: ['caches', no('6.4.8')],
} as const;

/** Extraction, Infiltration, Delivery: up to three assets, one of them in the selected Area (8.3.1). */
const judgeEid: EventJudge = (state, event) => {
  const assets = objectsIn(event, 'assets');
  if (assets.length > limit('eid-assets')) return no('8.3.1');
  for (const asset of assets) {
    const what = wordEntry(asset, 'what');
    if (asset.how === 'extract') {
      if (what === 'cache') return no('6.4.1');
      if (!isThere(state, asset)) return no('8.3.1d');
      continue;
    }
    const fault = arrivalFault(state, what, wordEntry(asset, 'area'));
    if (fault) return fault;
  }
  // Who goes is told since Heroes are chosen by name; before, nobody was asked (6.7.2).
  if (assets.filter(({ how, hero }) => how !== 'extract' && hero !== undefined).length > 1)
    return no('8.3.1e', 'hero-come');
  const shortage = shortageFault(state, assets);
  if (shortage) return shortage;
  return assets.some(({ area }) => area === state.impulse.area) ? yes('8.3.1') : no('8.3.1b');
};

const isRepeated = (facts: ActionFacts, times: number): string | undefined => {
  if (times < facts.times) return undefined;
  if (facts.id === 'eid') return '8.3.1c';
  return facts.id === 'german-movement' ? '8.3.4a' : '8.1.3';
};

/** The words in a list of an event. */
const wordEntries = (event: UnknownRecord, name: string): readonly string[] =>
  listEntry(event, name).filter((one) => typeof one === 'string');

/** What each Action asks of the Area, once it is the right side's, can be paid and was not done yet. */
const CONDITIONS: Readonly<Record<ActionFacts['id'], EventJudge>> = {
  sabotage: (state) => unless([[selected(state).strength < 1, '8.2.1a']], '8.2.1'),
  'temporary-interdiction': (state) =>
    unless(
      [
        [state.morale <= limit('morale-least'), '8.2.2b', 'morale'],
        [selected(state).immune === true, '8.2.2b', 'immune'],
        [selected(state).strength < 1, '8.2.2a'],
      ],
      '8.2.2',
    ),
  'intelligence-collection': (state) => unless([[selected(state).strength < 1, '8.2.3a']], '8.2.3'),
  'propaganda-maquis': (state) =>
    unless(
      [
        [selected(state).labor < 1, '8.2.4a'],
        [selected(state).strength < 1, '8.1.2', 'no-strength'],
      ],
      '8.2.4',
    ),
  'propaganda-german': () => yes('8.2.4'),
  sweep: (state) =>
    unless([[selected(state).security + selected(state).vichySecurity < 1, '8.2.5a']], '8.2.5'),
  counterintelligence: (state) =>
    unless([[selected(state).detachments - selected(state).deceived < 1, '8.2.6a']], '8.2.6'),
  eid: judgeEid,
  'status-change': (state, event) => {
    const networks = wordEntries(event, 'networksIn');
    return unless(
      [
        [networks.length > limit('status-networks'), '8.3.2a', 'networks'],
        [new Set(networks).size > 1, '8.3.2a', 'one-area'],
        [!networks.includes(state.impulse.area), '3.2.2', 'not-selected'],
      ],
      '8.3.2',
    );
  },
  recovery: (state, event) => {
    const areas = wordEntries(event, 'areas');
    return unless(
      [
        [areas.length > limit('recovery-areas'), '8.3.3a', 'areas'],
        [!areas.includes(state.impulse.area), '8.3.3a', 'not-selected'],
      ],
      '8.3.3a',
    );
  },
  'german-movement': judgeMovement,
  repair: (state, event) => {
    const areas = wordEntries(event, 'areas');
    const paris = areaOf(state, 'paris');
    return unless(
      [
        [areas.length > limit('repair-areas'), '8.3.5', 'areas'],
        [isDirect(paris) && !areas.includes('paris'), '5.5.2'],
        [!areas.includes(state.impulse.area), '8.3.5', 'not-selected'],
        [areas.some((id) => areaOf(state, id).labor < 1 || areaOf(state, id).laborUsed), '8.3.5a'],
      ],
      '8.3.5',
    );
  },
};

const selected = (state: State) => areaOf(state, state.impulse.area);

/** An Action: whose it is, whether it can be paid and done once more, and what it asks of the Area. */
const judgeAction: EventJudge = (state, event): CaseVerdict => {
  const side = sideIn(state, event);
  const facts = actionOf(wordEntry(event, 'action'), side);
  if (side !== state.active) return no('3.2.2', 'other-side');
  if (state.phase !== 'ops.act') return no('3.2.2', 'no-impulse');
  if (!facts) return no('8.0');
  if (facts.side !== side) return no(facts.terminal ? '8.2' : '8.3');
  if (state.ap[side] < 1) return no('8.1.2', 'no-points');
  const repeated = isRepeated(facts, timesDone(state, facts));
  if (repeated) return no(repeated);
  if (!facts.terminal && state.impulse.nonTerminal >= limit('non-terminal')) return no('8.1.10');
  const where = wordEntry(event, 'area');
  if (facts.terminal && where && where !== state.impulse.area) return no('8.1.4');
  return CONDITIONS[facts.id](state, event);
};

/** Whether an Action ends an Impulse by itself: the last one must be Terminal (8.1.11, C09). */
const judgeEndImpulse: EventJudge = ({ impulse: { last }, active, rulings }, event) => {
  if (last === null) return no('3.2.6');
  if (last === 'repair' && chosen(rulings, 'C10') === 'waived') return yes('8.1.5');
  if (actionOf(last, active)?.terminal) return yes('8.1.5');
  return event.terminalImpossible === true ? yes('8.1.5') : no('8.1.11');
};

/** What can be asked about, by the type of the event. */
const JUDGES: Readonly<Record<string, EventJudge>> = {
  ...CARD_JUDGES,
  ...ORGANIZATION_JUDGES,
  'move-labor': () => no('7.3.5'),
  'move-strength': () => no('6.1.8'),
  'move-network': () => no('5.1.6'),
  'move-team': () => no('5.1.6'),
  'move-cache': () => no('6.4.1'),
  ...IMPULSE_JUDGES,
  action: judgeAction,
  'end-impulse': judgeEndImpulse,
  ...RESOLUTION_JUDGES,
  ...MARK_JUDGES,
};

/** What keeps an asset from coming into an Area from Britain. */
function arrivalFault(state: State, what: string, id: string): CaseVerdict | undefined {
  const area = areaOf(state, id);
  if (what === 'cache') return area.paris && state.turn < 5 ? no('5.5.1b') : undefined;
  if (what === 'team' && area.paris) return no('5.5.1a');
  const isFree = what !== 'hero' && chosen(state.rulings, 'N10') === 'anywhere';
  if (!isInFrance(area) && !isFree) return no('8.3.1e', 'not-france');
  if (what === 'hero' && state.turn < 2) return no('6.7.2', 'hero-early');
  return what === 'hero' && state.heroPlaced ? no('8.3.1e', 'hero-come') : undefined;
}

function shortageFault(state: State, assets: readonly UnknownRecord[]): CaseVerdict | undefined {
  const fromSupport = chosen(state.rulings, 'N11') === 'support-too' ? state.supportCaches : 0;
  const ready = { ...state.ready, caches: state.ready.caches + fromSupport };
  for (const [what, [box, verdict]] of Object.entries(FROM_READY)) {
    const sent = assets.filter((asset) => asset.what === what && asset.how !== 'extract');
    if (sent.length > ready[box]) return verdict;
  }
  return undefined;
}

/** What an Area must hold of an asset that is taken home. */
function isThere(state: State, asset: UnknownRecord): boolean {
  const area = areaOf(state, wordEntry(asset, 'area'));
  if (asset.what === 'network') return area.active + area.quiet > 0;
  if (asset.what === 'quiet') return area.quiet > 0;
  if (asset.what === 'team') return area.teams > 0;
  return asset.what !== 'hero' || area.hero !== null;
}

/** An Action by the name an event gives it; Propaganda is one of two, by side. */
function actionOf(name: string, side: string): ActionFacts | undefined {
  const facts = ACTIONS.find(({ id }) => id === name || id === `${name}-${side}`);
  return facts ?? ACTIONS.find(({ id }) => id.startsWith(`${name}-`));
}

/** How often an Action was done in the Impulse; Propaganda may be counted by either name. */
function timesDone({ impulse: { count } }: State, { id }: ActionFacts): number {
  return (count[id] ?? 0) + (id.startsWith('propaganda') ? (count.propaganda ?? 0) : 0);
}

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
