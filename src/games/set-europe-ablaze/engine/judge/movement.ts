import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { UnknownRecord } from '../read-state.ts';
import { areaOf, isInterdicted, type State } from '../state.ts';
import { vichyUnitFault } from './organization.ts';
import { type EventJudge, no, objectsIn, sideIn, wordEntry, yes } from './verdict.ts';

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
  return touches ? yes('8.3.4') : no('3.2.2');
};

/** Up to three free moves, in step 5 of turn end; Used units may make them (7.0). */
export const judgeFreeMove: EventJudge = (state, event) => {
  const units = objectsIn(event, 'units');
  if (state.phase !== 'end.5' || sideIn(state, event) !== 'german') return no('3.3.5');
  for (const unit of units) {
    const fault = wayFault(state, unit);
    if (fault) return no(fault);
  }
  return state.freeMoves + units.length > limit('free-moves') ? no('3.3.5') : yes('3.3.5');
};
