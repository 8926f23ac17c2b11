import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { type Position, parseMove } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { answerText, worthText } from '#games/resist/i18n/puzzles.ts';
import { afterMove, isAnswered, type Puzzle, puzzleOf } from '#games/resist/puzzles/index.ts';
import { tableMachine } from '#games/resist/session/index.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { PuzzleTools } from '#play/ui/puzzles/PuzzleTools.tsx';
import { BeginPanel, LookingPanel } from '#play/ui/puzzles/panels.tsx';
import { useStage } from '#play/ui/puzzles/use-stage.ts';
import { VerdictPanel } from '#play/ui/puzzles/VerdictPanel.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice } from '../news.ts';
import { ViewContext, viewOf } from '../view.ts';
import { freshRandom, gameOfAttempt, movesOf } from './game-of-try.ts';
import { MARKS_KEY } from './progress-key.ts';
import { TaskText } from './TaskText.tsx';
import { LOOK, type Task } from './task.ts';
import { useJudge } from './use-judge.ts';

interface Props {
  readonly task: Task;
  /** Whether the task has been read already. */
  readonly isAgain: boolean;
  readonly onAgain: () => void;
}

/** One try at a puzzle, from its position to its verdict. */
export function Attempt({ task, isAgain, onAgain }: Props) {
  const { scenario } = task;
  const [game] = useState(() => gameOfAttempt(scenario.id, scenario.table, freshRandom()));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: scenario.id, resume: { game } },
  });
  const [hasBegun, setBegun] = useState(isAgain);
  const [isTold, setTold] = useState(false);
  const puzzle = useMemo(() => puzzleOf(scenario), [scenario]);
  const { replayed, selected, rejected } = state.context;
  const tried = useMemo(() => movesOf(state.context.game ?? game), [state.context.game, game]);
  const judgement = useJudge(scenario, tried);
  const position = replayed?.position;
  const isDone =
    position !== undefined && tried.length > 0 && isAnswered(puzzle, scenario.asks, position);
  const stage = useStage(MARKS_KEY, scenario.id, { hasBegun, isTold, isDone, judgement });
  usePromptFocus(`${stage} ${tried.length}`, undefined);
  const view = useMemo(
    () =>
      position && replayed
        ? viewOf(position, {
            selected,
            step: tried.length,
            news: eventsSinceChoice(state.context.game?.steps ?? [], replayed),
            isPuzzle: true,
            send,
          })
        : undefined,
    [position, selected],
  );
  if (!view) return null;
  return (
    <div data-stage={stage}>
      <ViewContext.Provider value={view}>
        <GameScreen
          refused={rejected}
          instead={
            stage === 'task' ? (
              <BeginPanel look={LOOK} title={scenario.words.title} onBegin={() => setBegun(true)}>
                <TaskText task={task} />
              </BeginPanel>
            ) : stage === 'looking' ? (
              <LookingPanel look={LOOK} />
            ) : stage === 'verdict' ? (
              <VerdictPanel
                look={LOOK}
                task={task}
                marks={MARKS_KEY}
                judgement={isTold ? undefined : judgement}
                triedText={(move) =>
                  moveWords(positionAfter(puzzle, tried.slice(0, move)), tried[move])
                }
                answerText={(moves) => answerText(puzzle.start, moves)}
                worthText={(worth) => worthText(scenario.aim, worth)}
                onAgain={onAgain}
              />
            ) : undefined
          }
          tools={
            <PuzzleTools
              class="tools"
              title={scenario.words.title}
              list={task.list}
              onAgain={tried.length > 0 ? onAgain : undefined}
              onTell={stage === 'playing' ? () => setTold(true) : undefined}
            >
              <div class="resist">
                <TaskText task={task} />
              </div>
            </PuzzleTools>
          }
        />
      </ViewContext.Provider>
    </div>
  );
}

const positionAfter = ({ start }: Puzzle, moves: readonly string[]): Position =>
  moves.reduce((position, text) => {
    const parsed = parseMove(text);
    return 'move' in parsed ? afterMove(position, parsed.move) : position;
  }, start);
