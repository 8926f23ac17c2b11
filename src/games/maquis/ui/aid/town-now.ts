import {
  EXITS,
  type ExitId,
  FIELDS,
  type Goal,
  type GoalId,
  goalCalled,
  type LocationId,
  SIDES,
  type Side,
  SPARE_ROOMS,
} from '#games/maquis/data/index.ts';
import {
  type GoalPair,
  type GoalProgress,
  goalSuccesses,
  type Position,
  readMove,
  routesHome,
  type Snapshot,
  shotsThatOpen,
} from '#games/maquis/engine/index.ts';
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
    ...(now.cafe > 0 ? { waiting: { cafe: now.cafe } } : {}),
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

/*
 * What the missions of the boxed editions mark and close on the board, read off a table.
 */

/** Who stays on the card of a goal, if anybody does. */
function staysOn(id: string, { inside }: GoalProgress) {
  if (!inside) return undefined;
  return goalCalled(id)?.successes.find(({ stays }) => stays)?.stays?.as;
}

/** Undefined in an edition that has no such missions. */
function missionMarksOf(now: Snapshot, goals: GoalPair): TownView['missions'] {
  if (now.bridges === undefined) return undefined;
  const played = SIDES.flatMap((side) => {
    const goal = goalCalled(goals[side]);
    return goal ? [{ goal, side, progress: now.goals[side] }] : [];
  });
  const open = played.filter(({ progress }) => !progress.complete);
  const markets = played.flatMap(({ goal }) => (goal.bridges ? (goal.successes[0]?.at ?? []) : []));
  return {
    visits: visitsOf(open),
    targets: open.flatMap(({ progress }) => progress.target ?? []),
    guns: played.flatMap(({ goal, side, progress }) => gunsLeft(goal, side, progress)),
    closed: open.flatMap(({ goal }) => goal.closesPlaces ?? []),
    shutRoads: [
      ...open.flatMap(({ goal: { closesRoad } }) =>
        closesRoad?.days.includes(now.day) ? [closesRoad.between] : [],
      ),
      ...now.bridges.flatMap((from) => markets.map((to) => [from, to] as const)),
    ],
    fakeIds: now.fakeIds ?? [],
  };
}

interface Played {
  readonly goal: Goal;
  readonly progress: GoalProgress;
}

/** A place that one of two goals still wants visited is to be visited. */
function visitsOf(open: readonly Played[]): NonNullable<TownView['missions']>['visits'] {
  const visits: Partial<Record<LocationId, 'wanted' | 'made'>> = {};
  for (const { goal, progress } of open) {
    for (const place of goal.visits ?? []) {
      const isMade = progress.marks?.includes(place) ?? false;
      if (!isMade || visits[place] === undefined) visits[place] = isMade ? 'made' : 'wanted';
    }
  }
  return visits;
}

function gunsLeft({ guns }: Goal, side: Side, { marks = [] }: GoalProgress): LocationId[] {
  if (!guns) return [];
  const card = EXITS[SIDES.indexOf(side)];
  return [...guns.at, ...(card ? [card] : [])].filter((place) => !marks.includes(place));
}
