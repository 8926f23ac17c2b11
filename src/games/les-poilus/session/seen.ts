import {
  type GameEvent,
  type Position,
  playerView,
  type Seat,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';

/** The table as all see it, with the hand and tiles of one seat where that seat has the device. */
export function seenAt(position: Position, seat?: Seat): Snapshot {
  const state = snapshotOf(playerView(position, seat ?? 0));
  if (seat !== undefined) return state;
  const [first, ...others] = state.players;
  return {
    ...state,
    players: [{ ...first, cards: null, tileIds: null, placedTile: null }, ...others],
  };
}

/** What happened as everybody saw it: who was dealt how many, and nobody's tile or silence. */
export function publicEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event): GameEvent[] => {
    switch (event.type) {
      case 'card-dealt':
      case 'hand-kept':
        return [];
      case 'chaplain-placed':
        return [{ type: event.type, rule: event.rule }];
      case 'tile-removed':
        return [{ type: event.type, rule: event.rule, seat: event.seat }];
      default:
        return [event];
    }
  });
}
