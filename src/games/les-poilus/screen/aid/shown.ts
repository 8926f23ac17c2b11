import { type Snapshot, snapshotOf } from '../../engine/index.ts';
import { type AidContext, newsNow } from '../../table/index.ts';

/** While the table looks at how a mission ended, no man's land lies there as it did, last card and all. */
export function shownAtTable(context: AidContext, now: Snapshot): Snapshot {
  const { game, replayed } = context;
  if (!game || !replayed || newsNow(context) !== 'ended') return now;
  const ended = replayed.events.findIndex(
    (events, step) =>
      step >= game.seen &&
      events.some(({ type }) => type === 'mission-failed' || type === 'mission-succeeded'),
  );
  const before = snapshotOf(replayed.positions[ended] ?? replayed.position);
  const laid = (replayed.events[ended] ?? []).flatMap((event) =>
    event.type === 'threat-played' ? [event.card] : [],
  );
  return { ...before, noMansLand: [...before.noMansLand, ...laid] };
}
