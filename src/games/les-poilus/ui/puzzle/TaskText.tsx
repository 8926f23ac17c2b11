import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { ASKED_TEXTS, aimText } from '#games/les-poilus/i18n/puzzles.ts';
import { isDecidedByChance, type LocalizedPuzzle } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { grouped } from '../board/CardFace.tsx';

/** What is asked, how far one plays, what an answer is measured by, and what is known of the decks. */
export function TaskText({ puzzle }: { readonly puzzle: LocalizedPuzzle }) {
  const { unseen, trials } = puzzle.table;
  const cards = grouped(unseen)
    .map(({ card, count }) =>
      count > 1 ? m.poilus_card_times({ card: cardInWords(card), count }) : cardInWords(card),
    )
    .reduce((first, then) => (first ? m.play_apart({ first, then }) : then), '');
  return (
    <>
      <p class="puzzle__task">{puzzle.words.task}</p>
      <p class="puzzle__note">
        <b>{m.poilus_puzzle_aim({ aim: aimText(puzzle.aim) })}</b> {ASKED_TEXTS[puzzle.asks]()}
      </p>
      <p class="puzzle__note">
        {isDecidedByChance(puzzle)
          ? m.poilus_puzzle_decks({ trials, morale: unseen.length - trials, cards })
          : m.poilus_puzzle_decks_alike()}
      </p>
    </>
  );
}
