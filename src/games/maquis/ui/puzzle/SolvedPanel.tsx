import { useState } from 'preact/hooks';
import { answersAt, PUZZLE_MOVES, type Puzzle } from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { allText, nextAfter, nextText } from '#play/ui/puzzles/next-puzzle.ts';
import { fractionText, isSame, SURE } from '#shared/chance/fraction.ts';
import { Answered } from './Asked.tsx';
import { useTask } from './TaskText.tsx';

interface Props {
  readonly isUnlucky: boolean;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  readonly isKept: boolean;
}

/** Every choice was good: what there is to learn from it, and the way on. */
export function SolvedPanel({ isUnlucky, puzzle, tried, isKept }: Props) {
  const task = useTask();
  const { puzzle: stated, list, onAgain } = task;
  const [next] = useState(() =>
    nextAfter(task.exercise?.progressKey ?? puzzlesKey('maquis'), task, stated.id),
  );
  const chance = fractionText(puzzle.wanted);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class="aid-result aid-result--win">
        {isUnlucky ? m.maquis_scenario_unlucky() : m.maquis_scenario_solved()}
      </PromptTitle>
      {isUnlucky && (
        <>
          <p>{m.maquis_scenario_unlucky_text({ chance })}</p>
          <Answered
            answers={answersAt(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, tried))}
            goals={stated.table.goals}
          />
        </>
      )}
      {!isUnlucky && !isSame(puzzle.wanted, SURE) && (
        <p>{m.maquis_scenario_solved_best({ chance })}</p>
      )}
      {stated.words.why && <p>{stated.words.why}</p>}
      {!isKept && <p class="aid-note">{m.maquis_scenario_not_kept()}</p>}
      {next.isPuzzle ? (
        <PromptActions>
          <a class="aid-primary scenario-go" href={next.href}>
            {nextText(task)}
          </a>
        </PromptActions>
      ) : (
        <p>
          <b>{task.exercise ? m.play_exercises_all_solved() : m.play_puzzles_all_solved()}</b>
        </p>
      )}
      <div class="scenario-again">
        <button type="button" class="aid-secondary" onClick={() => onAgain()}>
          {m.maquis_scenario_try_other()}
        </button>
        <a class="aid-secondary scenario-go" href={list}>
          {task.exercise ? allText(task) : m.maquis_scenario_all()}
        </a>
      </div>
    </section>
  );
}
