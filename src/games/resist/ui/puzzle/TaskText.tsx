import { ASKED_TEXTS, aimText } from '#games/resist/i18n/puzzles.ts';
import type { Task } from './task.ts';

/** What is asked, how far one plays, and what an answer is measured by. */
export function TaskText({ task: { scenario } }: { readonly task: Task }) {
  return (
    <>
      <p class="puzzle__task">{scenario.words.task}</p>
      <p class="prompt__note">
        {ASKED_TEXTS[scenario.asks]()} {aimText(scenario.aim)}
      </p>
    </>
  );
}
