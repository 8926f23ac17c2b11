import {
  type EventType,
  type GameEvent,
  type Position,
  playerView,
  type Seat,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';

/** The table as all see it, with the hand and tiles of one seat where that seat has the device. */
export function visibleAt(position: Position, seat?: Seat): Snapshot {
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

/** What nobody should play on without having seen: a card turned up, the end of a mission. */
const NEWS: ReadonlySet<EventType> = new Set([
  'trap-set-off',
  'clumsiness',
  'christmas-played',
  'mission-failed',
  'mission-succeeded',
]);

/** Whether these steps hold something to be shown before the game goes on. */
export const hasNews = (events: readonly (readonly GameEvent[])[]): boolean =>
  events.some((ofStep) => ofStep.some(({ type }) => NEWS.has(type)));
