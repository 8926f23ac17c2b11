import { Eye } from 'lucide-preact';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { allHold, PUZZLE_MOVES, type Puzzle } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { fractionText, isSame, SURE } from '#shared/chance/fraction.ts';
import { sentences } from '#shared/list-text.ts';
import {
  isWrongDrawing,
  type PuzzleLine,
  refutationText,
  refutingVariation,
} from './puzzle-line.ts';
import { useTask } from './TaskText.tsx';
import { TryAgain } from './TryAgain.tsx';

interface Props {
  readonly verdict: WrongVerdict;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  readonly onShow: (line: PuzzleLine) => void;
}

/** A move gave the task away: which one, how much that cost, and what beats it. */
export function RefutedPanel({ verdict, puzzle, tried, onShow }: Props) {
  const { puzzle: stated, exercise } = useTask();
  const end = nodeAfter(PUZZLE_MOVES, puzzle, tried);
  const isLucky = PUZZLE_MOVES.isAnswered(puzzle, end) && allHold(puzzle, end);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class="aid-result aid-result--draw">
        {isLucky ? m.maquis_scenario_lucky() : m.maquis_scenario_refuted()}
      </PromptTitle>
      <p>{sentences([mistakeText(puzzle, verdict, tried), costText(puzzle, verdict)])}</p>
      {exercise && <p>{refutationText(refutingVariation(puzzle, verdict, tried), stated)}</p>}
      {isLucky && <p>{m.maquis_scenario_refuted_lucky()}</p>}
      <PromptActions>
        <button
          type="button"
          class="aid-primary"
          onClick={() => onShow(refutingVariation(puzzle, verdict, tried))}
        >
          <Eye aria-hidden="true" /> {m.maquis_scenario_show()}
        </button>
      </PromptActions>
      <TryAgain kept={tried.slice(0, verdict.move)} />
    </section>
  );
}

function mistakeText(puzzle: Puzzle, verdict: WrongVerdict, tried: readonly string[]): string {
  if (isWrongDrawing(verdict, tried)) return m.maquis_scenario_mistake_draw();
  const { position } = nodeAfter(PUZZLE_MOVES, puzzle, tried.slice(0, verdict.move));
  const move = PUZZLE_MOVES.parseMove(tried[verdict.move] ?? '');
  return m.maquis_scenario_mistake({ move: move === undefined ? '' : moveInWords(position, move) });
}

function costText({ wanted }: Puzzle, { before, after }: WrongVerdict): string {
  if (isSame(wanted, SURE)) return m.maquis_scenario_refuted_sure();
  return m.maquis_scenario_refuted_chance({
    before: fractionText(before),
    after: fractionText(after),
  });
}
