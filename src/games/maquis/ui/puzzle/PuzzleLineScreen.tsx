import { useMachine } from '@xstate/react';
import { StepBack, StepForward, X } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { moveWithPlace } from '#games/maquis/i18n/actions.ts';
import { PUZZLE_MOVES } from '#games/maquis/puzzles/index.ts';
import { tableMachine } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { RuleLinks } from '#play/ui/frame/session.ts';
import { usePaneAtTop, useStageFocus } from '#play/ui/hooks/use-focus.ts';
import { PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { aidOf, MaquisContext, useMaquisSession } from '../aid/aid.ts';
import { TurnScreen } from '../aid/TurnScreen.tsx';
import { gameOfAttempt, STEPS_BEFORE } from './game-of-attempt.ts';
import type { PuzzleLine } from './puzzle-line.ts';
import { Answered, useTask } from './TaskText.tsx';
import { TryAgain } from './VerdictPanel.tsx';

interface Props {
  readonly line: PuzzleLine;
  readonly rules: RuleLinks;
  readonly onBack: () => void;
}

/** A line of moves played out on the board, step by step. */
export function PuzzleLineScreen({ line, rules, onBack }: Props) {
  const { puzzle } = useTask();
  const [game] = useState(() => gameOfAttempt(puzzle, line.moves));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: puzzle.id, resume: { game } },
  });
  // What gave the task away has been made; a solution is shown from before its first move.
  const [at, setAt] = useState(line.shows === 'refutation' ? line.first + 1 : line.first);
  // Taps may come sooner than the panel is drawn anew.
  const go = (steps: number) =>
    setAt((now) => Math.max(line.first, Math.min(line.moves.length, now + steps)));
  const stage = at === line.moves.length ? 'line-end' : 'line';
  useStageFocus(stage);
  usePaneAtTop(`${at}`);
  const aid = aidOf({ state, send, rules, moment: at + STEPS_BEFORE });
  return (
    <MaquisContext.Provider value={aid}>
      <div data-stage={stage}>
        <TurnScreen
          tools={null}
          past={<LinePanel line={line} at={at} onGo={go} onBack={onBack} />}
        />
      </div>
    </MaquisContext.Provider>
  );
}

interface PanelProps {
  readonly line: PuzzleLine;
  /** How many of its moves are made on the board. */
  readonly at: number;
  /** Called with how many moves to go on by, or back. */
  readonly onGo: (steps: number) => void;
  readonly onBack: () => void;
}

const TITLES = {
  refutation: m.maquis_scenario_line_title,
  solution: m.maquis_scenario_line_solution,
} as const;

/** Where in a line the board stands, and the way through it. */
function LinePanel({ line, at, onGo, onBack }: PanelProps) {
  const { puzzle } = useTask();
  const { moves, first, shows, answers } = line;
  const isEnd = at === moves.length;
  return (
    <section class="aid-panel scenario-line" aria-labelledby="aid-prompt">
      <PromptTitle
        about={
          <>
            {TITLES[shows]()} ·{' '}
            {m.maquis_scenario_line_at({ at: at - first, all: moves.length - first })}
          </>
        }
      >
        {at > first ? <MoveMade at={at} moves={moves} /> : puzzle.words.title}
      </PromptTitle>
      {isEnd && <Answered answers={answers} goals={puzzle.table.goals} />}
      {isEnd && shows === 'solution' && puzzle.words.why && <p>{puzzle.words.why}</p>}
      {isEnd && <TryAgain kept={moves.slice(0, first)} />}
      <div class="aid-go scenario-stepper">
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.play_moment_earlier()}
          disabled={at === first}
          onClick={() => onGo(-1)}
        >
          <StepBack aria-hidden="true" />
        </button>
        {isEnd ? (
          <span />
        ) : (
          <button type="button" class="aid-primary" onClick={() => onGo(1)}>
            {m.maquis_scenario_line_next()} <StepForward aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.maquis_scenario_line_back()}
          onClick={onBack}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

/** The move just made, in the words of the button that makes it. */
function MoveMade({ moves, at }: Pick<PanelProps, 'at'> & Pick<PuzzleLine, 'moves'>) {
  const { replayed } = useMaquisSession();
  const move = PUZZLE_MOVES.parseMove(moves[at - 1] ?? '');
  if (move === undefined) return null;
  return <>{moveWithPlace(replayed.positions[at - 1 + STEPS_BEFORE], move)}</>;
}
