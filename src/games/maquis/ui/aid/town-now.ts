import {
  type ExitId,
  FIELDS,
  type GoalId,
  goalCalled,
  LOCATION_IDS,
  type LocationId,
  SIDES,
  SPARE_ROOMS,
} from '#games/maquis/data/index.ts';
import {
  type GoalPair,
  goalSuccesses,
  type Move,
  moveText,
  type Position,
  parseMove,
  readMove,
  routesHome,
  type Snapshot,
  shotsThatOpen,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import { missionMarksOf, staysOn } from '../mission-marks.ts';
import type { GoalView, TownView } from '../town-view.ts';

/** The pawns, goods, tiles and goals of a moment, as the map shows them. */
export function townOf(now: Snapshot, goals: GoalPair): TownView {
  const pawns: Record<string, 'worker' | 'police' | 'soldier'> = {};
  for (const place of now.workers) pawns[place] = 'worker';
  for (const place of now.police) pawns[place] = 'police';
  for (const place of now.soldierPawns) pawns[place] = 'soldier';
  const goods = FIELDS.flatMap((field) => {
    const lying = now.airdrops[field];
    return lying ? [[field, lying] as const] : [];
  });
  const tiles = SPARE_ROOMS.flatMap((room) => {
    const tile = now.rooms[room];
    return tile ? [[room, tile] as const] : [];
  });
  return {
    pawns,
    goods: Object.fromEntries(goods),
    tiles: Object.fromEntries(tiles),
    goals: goalViews(now, goals),
    missions: missionMarksOf(now, goals),
    ...(now.acting ? { acting: now.acting } : {}),
  };
}

function goalViews(now: Snapshot, goals: GoalPair): Record<ExitId, GoalView> {
  const [west, east] = SIDES.map((side) => ({
    goal: goals[side],
    marked: now.goals[side].successes,
    of: circlesOf(goals[side]),
    complete: now.goals[side].complete,
    major: now.goals[side].major ?? false,
    inside: staysOn(goals[side], now.goals[side]),
  }));
  return { 'west-exit': west, 'east-exit': east };
}

function circlesOf(id: GoalId): number {
  const goal = goalCalled(id);
  return goal ? goalSuccesses(goal) : 0;
}

/** Which places can be chosen for a kind of move, and why the others cannot. */
export function choosable(
  position: Position,
  legal: readonly Move[],
  moveAt: (place: LocationId) => string,
  choice: string,
): Pick<TownView, 'choices' | 'refusals'> {
  const texts = new Set(legal.map(moveText));
  const choices: Partial<Record<LocationId, string>> = {};
  const refusals: Partial<Record<LocationId, string>> = {};
  for (const place of LOCATION_IDS) {
    const text = moveAt(place);
    if (texts.has(text)) choices[place] = choice;
    else refusals[place] = refusalText(position, text);
  }
  return { choices, refusals };
}

function refusalText(position: Position, text: string): string {
  const parsed = parseMove(text);
  if (!('move' in parsed)) return '';
  const [first] = validateMove(position, parsed.move);
  return first ? reasonText(first) : '';
}

/**
 * The way home of a worker, or what cuts it and which shots would open it.
 *
 * @param canBeShot which policemen can be shot now; by the site's count where nobody says
 */
export function wayHomeOf(
  position: Position,
  from: LocationId,
  canBeShot = (place: LocationId) => 'move' in readMove(position, `shoot:${place}`),
): Partial<TownView> {
  const { isHome, route, cuts } = routesHome(position, from);
  if (isHome) return { route };
  return {
    cuts: cuts.map(({ place }) => place),
    opensByShot: shotsThatOpen(position, from).filter(canBeShot),
  };
}
