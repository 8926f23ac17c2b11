import { KINDS, SAME_KIND_FAILS } from '#games/les-poilus/data/index.ts';
import { snapshotOf, threatsOn } from '#games/les-poilus/engine/index.ts';
import { type AidContext, unseenEvents } from '#games/les-poilus/session/index.ts';
import { type Effect, NO_EFFECT } from '#games/les-poilus/ui/effect.ts';

/** What the card that ended a mission did to the counts, on top of how they stood before it. */
export function failing(context: AidContext): Effect {
  const { game, replayed } = context;
  const events = unseenEvents(context);
  if (!game || !replayed || !events.some(({ type }) => type === 'mission-failed')) return NO_EFFECT;
  const cards = events.flatMap((event) =>
    event.type === 'threat-played' || event.type === 'hardship-played' ? [event.card] : [],
  );
  const before = snapshotOf(replayed.positions[game.seen] ?? replayed.position);
  const change = threatsOn(cards);
  const fails = KINDS.filter((kind) => before.active[kind] + change[kind] >= SAME_KIND_FAILS);
  return { change, fails };
}
