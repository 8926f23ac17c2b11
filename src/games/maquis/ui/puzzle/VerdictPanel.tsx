import { Eye, RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moveWithPlace } from '#games/maquis/i18n/actions.ts';
import {
  allHold,
  answersAt,
  PUZZLE_MOVES,
  type Puzzle,
  settled,
} from '#games/maquis/puzzles/index.ts';
import * as m from '#messages';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import type { AttemptState } from '#play/ui/puzzles/PuzzleRoom.tsx';
import { allText, nextAfter, nextText } from '#play/ui/puzzles/task.ts';
import { fractionText, isSame, SURE } from '#shared/chance/fraction.ts';
import { sentences } from '#shared/list-text.ts';
import {
  isWrongDrawing,
  type PuzzleLine,
  refutationText,
  refutingVariation,
} from './puzzle-line.ts';
import { Answered, useTask } from './TaskText.tsx';

interface Props {
  readonly attempt: AttemptState<Puzzle>;
  readonly tried: readonly string[];
  readonly onShow: (line: PuzzleLine) => void;
}

/** What the judge says of an attempt, or that the judge is still looking. */
export function VerdictPanel({ attempt, tried, onShow }: Props) {
  const { status, verdict, puzzle, isKept } = attempt;
  if (status === 'failed') {
    return (
      <Said title={m.maquis_scenario_failed()}>
        <PromptActions>
          <button type="button" class="aid-primary" onClick={attempt.askAgain}>
            {m.maquis_scenario_ask_again()}
          </button>
        </PromptActions>
      </Said>
    );
  }
  if (!verdict) return <Said title={m.maquis_scenario_looking()} />;
  if (verdict.verdict === 'wrong') {
    return <RefutedPanel verdict={verdict} puzzle={puzzle} tried={tried} onShow={onShow} />;
  }
  return <SolvedPanel isUnlucky={verdict.verdict === 'unlucky'} {...{ puzzle, tried, isKept }} />;
}

function Said({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{title}</PromptTitle>
      {children}
    </section>
  );
}

interface SolvedPanelProps {
  readonly isUnlucky: boolean;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  readonly isKept: boolean;
}

/** Every choice was good: what there is to learn from it, and the way on. */
function SolvedPanel({ isUnlucky, puzzle, tried, isKept }: SolvedPanelProps) {
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
            answers={answersAt(puzzle, settled(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, tried)))}
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

interface RefutedPanelProps {
  readonly verdict: WrongVerdict;
  readonly puzzle: Puzzle;
  readonly tried: readonly string[];
  readonly onShow: (line: PuzzleLine) => void;
}

/** A move gave the task away: which one, how much that cost, and what beats it. */
function RefutedPanel({ verdict, puzzle, tried, onShow }: RefutedPanelProps) {
  const { puzzle: stated, exercise } = useTask();
  const end = settled(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, tried));
  const isLucky = PUZZLE_MOVES.isAnswered(puzzle, end) && allHold(puzzle, end);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class="aid-result aid-result--draw">
        {isLucky ? m.maquis_scenario_lucky() : m.maquis_scenario_refuted()}
      </PromptTitle>
      <p>{sentences([mistakeText(puzzle, verdict, tried), costText(puzzle, verdict)])}</p>
      {exercise && (
        <p>{refutationText(refutingVariation(puzzle, verdict, tried, stated), stated)}</p>
      )}
      {isLucky && <p>{m.maquis_scenario_refuted_lucky()}</p>}
      <PromptActions>
        <button
          type="button"
          class="aid-primary"
          onClick={() => onShow(refutingVariation(puzzle, verdict, tried, stated))}
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
  return m.maquis_scenario_mistake({
    move: move === undefined ? '' : moveWithPlace(position, move),
  });
}

function costText({ wanted }: Puzzle, { before, after }: WrongVerdict): string {
  if (isSame(wanted, SURE)) return m.maquis_scenario_refuted_sure();
  return m.maquis_scenario_refuted_chance({
    before: fractionText(before),
    after: fractionText(after),
  });
}

interface TryAgainProps {
  /** The moves before the mistake, where they can be kept. */
  readonly kept?: readonly string[];
}

/** Another attempt: from where it went wrong, or from the start. */
export function TryAgain({ kept = [] }: TryAgainProps) {
  const { onAgain } = useTask();
  return (
    <div class="scenario-again">
      {kept.length > 0 && (
        <button type="button" class="aid-secondary" onClick={() => onAgain(kept)}>
          <RotateCcw aria-hidden="true" /> {m.maquis_scenario_try_there()}
        </button>
      )}
      <button type="button" class="aid-secondary" onClick={() => onAgain()}>
        <RotateCcw aria-hidden="true" /> {m.maquis_scenario_try_start()}
      </button>
    </div>
  );
}
