import * as m from '#messages';
import { isDecidedByChance } from '../../puzzles/index.ts';
import { cardInWords } from '../../words/cards.ts';
import { ASKED_TEXTS, aimText } from '../../words/puzzles.ts';
import { grouped } from '../board/CardFace.tsx';
import type { Task } from './task.ts';

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
