import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { ASKED_TEXTS, aimText } from '#games/les-poilus/i18n/puzzles.ts';
import { isDecidedByChance } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
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
