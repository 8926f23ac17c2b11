import { type Snapshot, snapshotOf } from '../../engine/index.ts';
import { type AidContext, newsNow } from '../../table/index.ts';

/**
 * The table as it lies while everybody looks: after a mission no man's land with its last card, and until
 * cards are moved both decks, token and lead as they were.
 */
export function shownAtTable(context: AidContext, now: Snapshot): Snapshot {
  const { game, replayed } = context;
  const news = newsNow(context);
  if (!game || !replayed || news === undefined || news === 'dropped') return now;
  const told = news === 'ended' ? ['mission-failed', 'mission-succeeded'] : ['morale-dropped'];
  const step = replayed.events.findIndex(
    (events, n) => n >= game.seen && events.some(({ type }) => told.includes(type)),
  );
  const position = replayed.positions[step];
  if (position === undefined) return now;
  const before = snapshotOf(position);
  if (news === 'supported') {
    const { trials, morale, mission, leader, speechPool } = before;
    const players = now.players.map((player, seat) => ({
      ...player,
      in: before.players[seat].in,
      speech: before.players[seat].speech,
    }));
    return { ...now, trials, morale, mission, leader, speechPool, players, phase: before.phase };
  }
  const laid = replayed.events[step].flatMap((event) =>
    event.type === 'threat-played' ? [event.card] : [],
  );
  return { ...before, noMansLand: [...before.noMansLand, ...laid] };
}
