import type { GameFacts } from '#games/game.ts';
import * as m from '#messages';

/** How many play a game, in words: "1 player", "2–5 players". */
export function playersOf({ players: [least, most] }: GameFacts): string {
  if (least !== most) return m.players_range({ least, most });
  return most === 1 ? m.players_one() : m.players_count({ count: most });
}
