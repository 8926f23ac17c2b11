import type { ActionFacts } from '#games/set-europe-ablaze/data/actions.ts';
import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { listEntry, wordEntry } from '../judge/verdict.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { must } from './event-refusal.ts';
import { countIn, into, withHero, withPieceMoved } from './pieces.ts';
import { areaNow, type Position, withArea } from './position.ts';

/** Actions without a roll do what they name, piece by piece. */
export function withActionCarriedOut(
  position: Position,
  event: UnknownRecord,
  { id }: ActionFacts,
): Position {
  switch (id) {
    case 'eid':
      return listEntry(event, 'assets').filter(isUnknownRecord).reduce(transported, position);
    case 'status-change':
      return listEntry(event, 'networksIn').reduce<Position>(turnedOver(event), position);
    case 'recovery':
      return listEntry(event, 'areas').reduce<Position>(
        (now, area) => withArea(now, String(area), () => ({ demoralized: false })),
        position,
      );
    default:
      return listEntry(event, 'units')
        .filter(isUnknownRecord)
        .reduce<Position>(
          (now, unit) =>
            withPieceMoved(
              now,
              wordEntry(unit, 'unit'),
              wordEntry(unit, 'from'),
              wordEntry(unit, 'to'),
              '8.3.4',
            ),
          position,
        );
  }
}

/** Where an asset is sent from; a cache also from the Support box, where the group allows it (N11). */
function sourceOf(position: Position, what: string): 'ready' | 'support' {
  const isOut = what === 'cache' && countIn(position, 'ready', 'cache') < 1;
  return isOut && chosen(position.rulings, 'N11') === 'support-too' ? 'support' : 'ready';
}

/** An asset taken home or sent out (8.3.1d to 8.3.1f). */
function transported(position: Position, asset: UnknownRecord): Position {
  const [what, area, how] = [
    wordEntry(asset, 'what'),
    wordEntry(asset, 'area'),
    wordEntry(asset, 'how'),
  ];
  if (what === 'hero') {
    const hero =
      wordEntry(asset, 'hero') ||
      (areaNow(position, area).hero ?? position.heroes.available[0] ?? 'hero');
    return withHero(position, hero, how === 'extract' ? undefined : area);
  }
  if (how !== 'extract')
    return withPieceMoved(position, what, sourceOf(position, what), area, '8.3.1');
  if (what === 'quiet') return withPieceMoved(position, 'quiet', area, 'arriving', '8.3.1d');
  if (what !== 'network') return withPieceMoved(position, what, area, 'ready', '8.3.1d');
  // Active Networks go to Ready, Quiet ones to Arriving (C05).
  return countIn(position, area, 'network') > 0
    ? withPieceMoved(position, 'network', area, 'ready', '8.3.1d')
    : withPieceMoved(position, 'quiet', area, 'arriving', '8.3.1d');
}

/** One Network turned over: to Quiet, unless the event says `active` or none is Active (8.3.2). */
const turnedOver =
  (event: UnknownRecord) =>
  (position: Position, area: unknown): Position => {
    const id = String(area);
    const toActive = event.to === 'active' || countIn(position, id, 'network') === 0;
    const [from, to] = toActive ? (['quiet', 'network'] as const) : (['network', 'quiet'] as const);
    must(position, countIn(position, id, from) > 0, '8.3.2');
    return into(into(position, id, from, -1), id, to, 1);
  };
