import type { Advisor, Analysis } from '#play/advice/advisor.ts';
import type { GameTypes, PlayerView } from '#play/rules/game-rules.ts';

/** An advisor that only counts, and doubles a number on request. */
export const counting = {
  start: () => {
    let simulations = 0;
    return {
      think(more: number) {
        simulations += more;
      },
      analysis: (): Analysis => ({
        simulations,
        value: { score: 1, standardError: 0, chances: {} },
        moves: [],
      }),
    };
  },
  stretch: 50,
  tasks: { double: (number: number) => 2 * number },
} satisfies Advisor<GameTypes>;

/** What it sees of any game. */
export const view = {} as PlayerView<GameTypes>;
