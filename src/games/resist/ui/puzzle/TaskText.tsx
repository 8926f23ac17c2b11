import { ASKED_TEXTS, aimText } from '#games/resist/i18n/puzzles.ts';
import type { LocalizedPuzzle } from '#games/resist/puzzles/index.ts';

/** What is asked, how far one plays, and what an answer is measured by. */
export function TaskText({ puzzle }: { readonly puzzle: LocalizedPuzzle }) {
  return (
    <>
      <p class="puzzle__task">{puzzle.words.task}</p>
      <p class="prompt__note">
        {ASKED_TEXTS[puzzle.asks]()} {aimText(puzzle.aim)}
      </p>
    </>
  );
}
