import { LOCATION_IDS, type LocationId, NO_ACTION, PATROL_CARDS } from '../../data/index.ts';
import { type Move, moveText, type Position, wouldComeHome } from '../../engine/index.ts';
import { setOf } from '../../engine/places.ts';
import { mutableCopy, POLICE } from '../../engine/position.ts';
import { type Judged, positionOf } from '../../puzzles/puzzle.ts';

/*
 * Ideas that are one whatever else is asked: how an answer begins and what it is for.
 */

/** The one idea that a question and the best line of its answer come to; nothing where they are told apart by what is asked. */
export function sharedIdea(judged: Judged, line: readonly Move[]): string | undefined {
  const { check, table } = judged;
  const texts = line.map(moveText);
  if (!check.tile && texts.some((text) => HOME_LAID.test(text))) {
    return `second safe house | ${table.phase ?? 'placement'}`;
  }
  if (table.phase === 'action') {
    return isArmedBy(COLLECTS, texts) && !table.hand?.weapon
      ? 'a weapon is fetched and fired | action'
      : undefined;
  }
  const placed = texts.flatMap((text) => (text.startsWith('place:') ? [placeIn(text)] : []));
  const [first] = placed;
  if (first === undefined) return undefined;
  if (!table.hand?.weapon && isArmedBy(BUYS_WEAPON, texts)) return 'a weapon is bought and fired';
  if (!table.hand?.weapon && isArmedBy(COLLECTS, texts))
    return `a weapon is fetched and fired | place:${first}`;
  const errands = cutOffBy(first, judged, errandsOf(table.workers ?? [], placed, texts));
  if (errands.length > 0) return `gate for ${errands.join('+')} | place:${first}`;
  const sent = placed.slice(1).sort();
  return doesNothing(first, texts) && sent.length > 0
    ? `guard for ${sent.join('+')} | place:${first}`
    : undefined;
}

const HOME_LAID = /:room:safe-house$/;

const placeIn = (text: string): LocationId => text.split(':')[1] as LocationId;

const BUYS_WEAPON = /^act:fence:weapon$/;
const COLLECTS = /^act:field-(west|east):collect$/;

/** Whether somebody shoots after such an action. */
function isArmedBy(action: RegExp, texts: readonly string[]): boolean {
  const at = texts.findIndex((text) => action.test(text));
  return at >= 0 && texts.slice(at).some((text) => text.startsWith('shoot:'));
}

const doesNothing = (place: LocationId, texts: readonly string[]): boolean =>
  texts.includes(`act:${place}:${NO_ACTION.id}`);

/** Where somebody is out, or is sent and does something. */
function errandsOf(
  out: readonly LocationId[],
  placed: readonly LocationId[],
  texts: readonly string[],
): readonly LocationId[] {
  const sent = placed.filter((place) => !doesNothing(place, texts));
  return LOCATION_IDS.filter((place) => out.includes(place) || sent.includes(place));
}

/** Those errands from which a patrol at a place would leave no way home, as the patrols stand. */
function cutOffBy(
  gate: LocationId,
  { mode, table }: Judged,
  errands: readonly LocationId[],
): readonly LocationId[] {
  if (!isPatrolled(gate)) return [];
  const now = positionOf(mode, table);
  const shut: Position = withPatrol(now, gate);
  return errands.filter(
    (errand) => errand !== gate && wouldComeHome(now, errand) && !wouldComeHome(shut, errand),
  );
}

const isPatrolled = (place: LocationId): boolean =>
  PATROL_CARDS.some(({ places }) => places.includes(place));

function withPatrol(position: Position, place: LocationId): Position {
  const draft = mutableCopy(position);
  draft[POLICE] |= setOf([place]);
  return draft;
}
