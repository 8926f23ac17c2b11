import { Eye } from 'lucide-preact';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { allHold, chanceText, isSure, type Puzzle } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { isOver, movesFrom, nodeAfter } from './attempt.ts';
import { TryAgain } from './TryAgain.tsx';
import { isWrongDrawing, type Refuted, refutingVariation, type Variation } from './variation.ts';

interface Props {
  readonly verdict: Refuted;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  readonly onShow: (line: Variation) => void;
}

/** A move gave the task away: which one, how much that cost, and what beats it. */
export function RefutedPanel({ verdict, puzzle, tried, onShow }: Props) {
  const isLucky = isOver(puzzle, tried) && allHold(puzzle, nodeAfter(puzzle, tried));
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class="aid-result aid-result--draw">
        {isLucky ? m.maquis_scenario_lucky() : m.maquis_scenario_refuted()}
      </PromptTitle>
      <p>
        {mistakeText(puzzle, verdict, tried)} {costText(puzzle, verdict)}
      </p>
      {isLucky && <p>{m.maquis_scenario_refuted_lucky()}</p>}
      <PromptActions>
        <button
          type="button"
          class="aid-primary"
          onClick={() => onShow(refutingVariation(verdict, tried))}
        >
          <Eye aria-hidden="true" /> {m.maquis_scenario_show()}
        </button>
      </PromptActions>
      <TryAgain kept={tried.slice(0, verdict.move)} />
    </section>
  );
}

function mistakeText(puzzle: Puzzle, verdict: Refuted, tried: readonly string[]): string {
  if (isWrongDrawing(verdict, tried)) return m.maquis_scenario_mistake_draw();
  const { position } = nodeAfter(puzzle, tried.slice(0, verdict.move));
  const [move] = movesFrom(tried.slice(verdict.move, verdict.move + 1));
  return m.maquis_scenario_mistake({ move: move === undefined ? '' : moveInWords(position, move) });
}

function costText({ wanted }: Puzzle, { before, after }: Refuted): string {
  if (isSure(wanted)) return m.maquis_scenario_refuted_sure();
  return m.maquis_scenario_refuted_chance({
    before: chanceText(before),
    after: chanceText(after),
  });
}
