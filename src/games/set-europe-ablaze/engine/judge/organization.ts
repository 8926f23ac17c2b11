import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { UnknownRecord } from '../read-state.ts';
import { areaOf, isInFrance, isInterdicted, type State } from '../state.ts';
import {
  type CaseVerdict,
  type EventJudge,
  no,
  numberEntry,
  objectsIn,
  sideIn,
  unless,
  wordEntry,
  yes,
} from './verdict.ts';

const isOrganization = ({ phase }: State): boolean => phase.startsWith('org');

const judgeClearTemporary: EventJudge = ({ phase }) =>
  phase === 'org.clear' ? yes('3.1.2') : no('3.1.2');

/** New strength: room on the track, and help where there is some already; cards need none (6.1.5c). */
const judgePlaceStrength: EventJudge = (state, event) => {
  const id = wordEntry(event, 'area');
  const area = areaOf(state, id);
  const byCard = event.by === 'card' || event.by === 'event';
  const most = area.paris ? limit('strength-paris') : limit('strength');
  const anyTeam = chosen(state.rulings, 'N17') === 'any-team';
  const teams = anyTeam ? area.teams : area.teams - (area.otherTeams ?? 0);
  const hasHelp = area.active > 0 || teams > 0;
  return unless(
    [
      [!byCard && !isOrganization(state), '6.1.6'],
      [area.strength + numberEntry(event, 'points') > most, '6.1.9'],
      [!byCard && area.strength > 0 && !hasHelp, '6.1.7'],
    ],
    byCard ? '6.1.5c' : '6.1.7',
  );
};

const judgePlaceCache: EventJudge = (state, event) =>
  unless(
    [
      [!isOrganization(state), '6.4.8'],
      [areaOf(state, wordEntry(event, 'area')).paris === true && state.turn < 5, '5.5.1b'],
      [state.supportCaches <= 0, '6.4.5'],
    ],
    '6.4.8',
  );

const judgePlaceTeam: EventJudge = (state, event) =>
  unless([[areaOf(state, wordEntry(event, 'area')).paris === true, '5.5.1a']], '6.5.6');

/** One Hero a turn, from turn 2, to France (6.7.2). */
const judgePlaceHero: EventJudge = (state, event) => {
  const area = areaOf(state, wordEntry(event, 'area'));
  return unless(
    [
      [state.phase !== 'org.arrive', '6.7.2', 'hero-step'],
      [state.turn < 2, '6.7.2', 'hero-early'],
      [state.heroPlaced, '6.7.2', 'hero-come'],
      [!isInFrance(area), '6.7.2', 'not-france'],
      [area.hero !== null, '6.7.2', 'hero-there'],
    ],
    '6.7.2',
  );
};

/** Where a Vichy unit may be: never in the north, outside Vichy from turn 4 on. */
function vichyUnitFault(state: State, to: string): string | undefined {
  const area = areaOf(state, to);
  if (!isInFrance(area)) return '5.2.5';
  const isArea = to !== 'germany' && to !== 'stalag';
  return isArea && !area.vichy && state.turn < 4 ? '5.2.3' : undefined;
}

const judgePlaceSecurity: EventJudge = (state, event): CaseVerdict => {
  const to = wordEntry(event, 'to');
  const mobilized = event.by === 'mobilization';
  if (event.unit === 'vichy-security') {
    if (mobilized) return no('5.2.8');
    const fault = vichyUnitFault(state, to);
    return fault ? no(fault) : yes('5.2.7');
  }
  if (event.unit === 'detachment') return yes('7.2.2');
  if (mobilized) return to === 'germany' ? yes('7.4.3c') : no('7.4.3c');
  return to === 'germany' || to === 'stalag' ? yes('7.1.4') : no('7.1.4');
};

const BOUGHT: Readonly<Record<string, string>> = {
  strength: '6.1.5b',
  network: '6.3.5b',
  networks: '6.3.5b',
  cache: '6.4.7',
  caches: '6.4.7',
};

/** Buying a roll: in its step, paid before it is rolled, with points one has. */
const judgeBuy: EventJudge = (state, event) => {
  const side = sideIn(state, event);
  const what = wordEntry(event, 'what');
  const general: readonly (readonly [boolean, string])[] = [
    [state.phase !== 'org.recruit', '3.1.4'],
    [event.rolledFirst === true, '10.2.3'],
    [numberEntry(event, 'price') > state.vp[side], '10.2.6'],
  ];
  if (side === 'german') {
    return unless(
      [
        ...general,
        [what !== 'security' && what !== 'labor', '10.2.1'],
        [!state.mobilizationOpen, '7.4.1'],
        [state.mobilized.includes(what), '7.4.2'],
      ],
      '7.4.2',
    );
  }
  const bought = BOUGHT[what] ?? '10.2.2';
  return unless(
    [
      ...general,
      [!BOUGHT[what], '10.2.2'],
      [bought === '6.4.7' && state.supportCaches <= 0, '6.4.7'],
    ],
    bought,
  );
};

/** Networks move up in arrivals and turn Active in step 3 of turn end (C06). */
const judgeTrain: EventJudge = ({ phase }, event: UnknownRecord) => {
  if (event.move === 'arriving-to-ready') {
    return phase === 'org.arrive' ? yes('6.3.9b') : no('6.3.9b');
  }
  return event.move === 'ready-to-active' && phase === 'end.3' ? yes('6.3.9c') : no('6.3.9c');
};

const judgeEndStep: EventJudge = ({ endStep }, event) =>
  event.step === endStep + 1 ? yes('3.3') : no('3.3');

const judgePlayOn: EventJudge = ({ turn }) => (turn < limit('turns') ? yes('3.3.9') : no('3.3.7'));

/** Whether a place can be reached over places that touch, through none that is closed. */
function reaches(
  { edges }: State,
  from: string,
  to: string,
  isClosed: (place: string) => boolean,
): boolean {
  const met = new Set([from]);
  const waiting = [from];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (here === to) return true;
    if (here !== from && isClosed(here)) continue;
    for (const [one, other] of edges) {
      const next = one === here ? other : other === here ? one : undefined;
      if (next === undefined || met.has(next)) continue;
      met.add(next);
      waiting.push(next);
    }
  }
  return false;
}

/**
 * Whether every way leads through an Interdicted Area (8.3.4c). Where the map does not join the two at
 * all, it has not been entered, and nothing is said.
 */
function isCutOff(state: State, from: string, to: string): boolean {
  const isClosed = (place: string) => isInterdicted(areaOf(state, place));
  return reaches(state, from, to, () => false) && !reaches(state, from, to, isClosed);
}

/** The case that keeps a unit from a move, as far as the unit and its way are concerned. */
function wayFault(state: State, unit: UnknownRecord): string | undefined {
  const [from, to] = [wordEntry(unit, 'from'), wordEntry(unit, 'to')];
  if (unit.unit === 'labor') return '7.3.5';
  if (unit.unit === 'vichy-security') {
    const fault = vichyUnitFault(state, to);
    if (fault) return fault;
  }
  if (unit.unit === 'security' && state.turn < 4 && areaOf(state, to).vichy) return '5.2.2';
  return isCutOff(state, from, to) ? '8.3.4c' : undefined;
}

/** German Movement: up to three units, of which one comes to the selected Area or leaves it (N12). */
export const judgeMovement: EventJudge = (state, event) => {
  const units = objectsIn(event, 'units');
  const { area, count } = state.impulse;
  const before =
    typeof event.actionsBefore === 'number'
      ? event.actionsBefore
      : Object.values(count).reduce((sum, times) => sum + times, 0);
  if (units.length > limit('movement-units')) return no('8.3.4');
  for (const unit of units) {
    if (unit.used === true) return no('7.0');
    if (unit.deceived === true) return no('7.2.3a');
    const fault = wayFault(state, unit);
    if (fault) return no(fault);
    if (before > 0 && isInterdicted(areaOf(state, wordEntry(unit, 'from')))) return no('9.0');
  }
  const touches = units.some(({ from, to }) => from === area || to === area);
  return touches ? yes('8.3.4') : no('3.2.2', 'not-selected');
};

/** Up to three free moves, in step 5 of turn end; Used units may make them (7.0). */
const judgeFreeMove: EventJudge = (state, event) => {
  const units = objectsIn(event, 'units');
  if (state.phase !== 'end.5') return no('3.3.5', 'free-step');
  if (sideIn(state, event) !== 'german') return no('3.3.5');
  for (const unit of units) {
    const fault = wayFault(state, unit);
    if (fault) return no(fault);
  }
  const isTooFar = state.freeMoves + units.length > limit('free-moves');
  return isTooFar ? no('3.3.5', 'free-done') : yes('3.3.5');
};

/** What is asked during organization and at the end of a turn, by the type of the event. */
export const ORGANIZATION_JUDGES: Readonly<Record<string, EventJudge>> = {
  'clear-temporary': judgeClearTemporary,
  'place-strength': judgePlaceStrength,
  'place-cache': judgePlaceCache,
  'place-team': judgePlaceTeam,
  'place-hero': judgePlaceHero,
  'place-security': judgePlaceSecurity,
  buy: judgeBuy,
  train: judgeTrain,
  'end-step': judgeEndStep,
  'play-on': judgePlayOn,
  'free-move': judgeFreeMove,
};
