import { type GameEvent, type Snapshot, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { newsNow, type PoilusAidContext } from '#games/les-poilus/session/index.ts';

/**
 * The table as it lies while everybody looks: after a mission no man's land with its last card, and until
 * cards are moved both decks, token and lead as they were.
 */
export function shownAtTable(context: PoilusAidContext, now: Snapshot): Snapshot {
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
  return ended(before, replayed.events[step], snapshotOf(replayed.positions[step + 1] ?? position));
}

/** What brought a mission to its end has been done: by whom, the last card told, and nobody acts. */
function ended(before: Snapshot, events: readonly GameEvent[], after: Snapshot): Snapshot {
  const count = (isOne: (event: GameEvent) => boolean) => events.filter(isOne).length;
  const laid = events.flatMap((event) => (event.type === 'threat-played' ? [event.card] : []));
  const players = before.players.map((player, seat) => {
    const { hand, hardships } = after.players[seat];
    const isGone = count((event) => event.type === 'fell-back' && event.seat === seat) > 0;
    const placed = count((event) => event.type === 'tile-placed' && event.seat === seat);
    const lost = count((event) => event.type === 'tile-removed' && event.seat === seat);
    const tiles = player.tiles - placed - lost;
    return { ...player, hand, hardships, tiles, in: player.in && !isGone };
  });
  return {
    ...before,
    trials: before.trials - count((event) => 'drawn' in event && event.drawn),
    noMansLand: [...before.noMansLand, ...laid],
    players,
    phase: 'reveal',
    turn: null,
    acting: null,
  };
}
