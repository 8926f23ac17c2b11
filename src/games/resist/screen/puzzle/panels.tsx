import * as m from '#messages';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { ASKED_TEXTS, aimText } from '#resist/words/puzzles.ts';
import type { Task } from './task.ts';

/** The task, before the first move. */
export function BeginPanel({
  task,
  onBegin,
}: {
  readonly task: Task;
  readonly onBegin: () => void;
}) {
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">{m.play_puzzle_task()}</p>
      <h2 id={PROMPT} tabIndex={-1}>
        {task.scenario.words.title}
      </h2>
      <TaskText task={task} />
      <button type="button" class="button button--main" onClick={onBegin}>
        {m.play_puzzle_begin()}
      </button>
    </section>
  );
}

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

/** The search is not through yet. */
export const LookingPanel = () => (
  <section class="prompt" aria-labelledby={PROMPT}>
    <h2 id={PROMPT} tabIndex={-1}>
      {m.play_puzzle_looking()}
    </h2>
  </section>
);
