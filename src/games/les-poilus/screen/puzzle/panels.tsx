import * as m from '#messages';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { isDecidedByChance } from '../../puzzles/index.ts';
import { cardInWords } from '../../words/cards.ts';
import { ASKED_TEXTS, aimText } from '../../words/puzzles.ts';
import { grouped } from '../board/CardFace.tsx';
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
    <section class="aid-panel poilus-panel" aria-labelledby={PROMPT}>
      <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
        {task.scenario.words.title}
      </h2>
      <TaskText task={task} />
      <button type="button" class="aid-primary" onClick={onBegin}>
        {m.play_puzzle_begin()}
      </button>
    </section>
  );
}

/** What is asked, how far one plays, what an answer is measured by, and what is known of the decks. */
export function TaskText({ task: { scenario } }: { readonly task: Task }) {
  const { unseen, trials } = scenario.table;
  const cards = grouped(unseen)
    .map(({ card, count }) =>
      count > 1 ? m.poilus_card_times({ card: cardInWords(card), count }) : cardInWords(card),
    )
    .join('; ');
  return (
    <>
      <p class="puzzle__task">{scenario.words.task}</p>
      <p class="puzzle__note">
        <b>{m.poilus_puzzle_aim({ aim: aimText(scenario.aim) })}</b> {ASKED_TEXTS[scenario.asks]()}
      </p>
      <p class="puzzle__note">
        {isDecidedByChance(scenario)
          ? m.poilus_puzzle_decks({ trials, morale: unseen.length - trials, cards })
          : m.poilus_puzzle_decks_alike()}
      </p>
    </>
  );
}

/** The search is not through yet. */
export const LookingPanel = () => (
  <section class="aid-panel poilus-panel" aria-labelledby={PROMPT}>
    <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
      {m.play_puzzle_looking()}
    </h2>
  </section>
);
