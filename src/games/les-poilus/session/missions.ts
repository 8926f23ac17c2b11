import type { GameEvent } from '../engine/index.ts';

/** How a mission ended: whether it came off, and the cards Morale lost by it. */
export interface MissionEnd {
  readonly isSuccess: boolean;
  readonly drop: number;
}

/** How each mission of a game ended, in order; the last one has no drop where the game ended with it. */
export function missionsIn(events: readonly (readonly GameEvent[])[]): MissionEnd[] {
  const missions: { isSuccess: boolean; drop: number }[] = [];
  for (const event of events.flat()) {
    if (event.type === 'mission-failed') missions.push({ isSuccess: false, drop: 0 });
    if (event.type === 'mission-succeeded') missions.push({ isSuccess: true, drop: 0 });
    const last = missions.at(-1);
    if (event.type === 'morale-dropped' && last) last.drop = event.cards;
  }
  return missions;
}
