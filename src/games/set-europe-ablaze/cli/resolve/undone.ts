import type { ResultChoice } from '#games/set-europe-ablaze/engine/resolve/index.ts';

/**
 * The choices that count: an undo takes back the last effect by hand, with what came of it.
 *
 * @returns them, and where each stood in the line
 */
export function withoutUndone(choices: readonly ResultChoice[]): {
  readonly made: readonly ResultChoice[];
  readonly at: (made: number) => number;
} {
  let kept: (readonly [place: number, choice: ResultChoice])[] = [];
  for (const [place, choice] of choices.entries()) {
    if (choice.undo !== true) {
      kept = [...kept, [place, choice]];
      continue;
    }
    const last = kept.findLastIndex(([, { effect }]) => effect !== undefined);
    // Where there is none, the undo itself is what cannot be.
    kept = last < 0 ? [...kept, [place, choice]] : kept.slice(0, last);
  }
  return {
    made: kept.map(([, choice]) => choice),
    at: (made) => kept[made]?.[0] ?? made,
  };
}
