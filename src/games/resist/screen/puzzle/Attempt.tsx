import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepMark } from '#play/puzzles/marks.ts';
import { usePromptFocus } from '#play/screen/hooks/use-focus.ts';
import { PuzzleTools } from '#play/screen/puzzles/PuzzleTools.tsx';
import { isAnswered, puzzleOf } from '#resist/puzzles/index.ts';
import { tableMachine } from '#resist/table/index.ts';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice } from '../news.ts';
import { type RuleLinks, ViewContext, viewOf } from '../view.ts';
import { freshRandom, gameOfTry, movesOf } from './game-of-try.ts';
import { MARKS_KEY } from './marks-key.ts';
import { BeginPanel, LookingPanel, TaskText } from './panels.tsx';
import type { Task } from './task.ts';
import { type Judgement, useJudge } from './use-judge.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

interface Props {
  readonly task: Task;
  readonly rules: RuleLinks;
  /** Whether the task has been read already. */
  readonly isAgain: boolean;
  readonly onAgain: () => void;
}

type Stage = 'task' | 'playing' | 'looking' | 'verdict';

/** One try at a puzzle, from its position to its verdict. */
export function Attempt({ task, rules, isAgain, onAgain }: Props) {
  const { scenario } = task;
  const [game] = useState(() => gameOfTry(scenario.id, scenario.table, freshRandom()));
  const [state, send] = useMachine(tableMachine, {
    input: { seed: scenario.id, resume: { game } },
  });
  const [hasBegun, setBegun] = useState(isAgain);
  const [isTold, setTold] = useState(false);
  const puzzle = useMemo(() => puzzleOf(scenario), [scenario]);
  const { replayed, selected, refused } = state.context;
  const tried = useMemo(() => movesOf(state.context.game ?? game), [state.context.game, game]);
  const judgement = useJudge(scenario, tried);
  const position = replayed?.position;
  const isDone =
    position !== undefined && tried.length > 0 && isAnswered(puzzle, scenario.asks, position);
  const stage: Stage = !hasBegun ? 'task' : isTold ? 'verdict' : stageOf(judgement, isDone);
  usePromptFocus(`${stage} ${tried.length}`, undefined);
  useEffect(() => {
    if (judgement.status !== 'said' || stage !== 'verdict' || isTold) return;
    keepMark(MARKS_KEY, scenario.id, judgement.verdict.verdict === 'right' ? 'solved' : 'tried');
  }, [stage, judgement]);
  const view = useMemo(
    () =>
      position && replayed
        ? viewOf(position, {
            selected,
            step: tried.length,
            news: eventsSinceChoice(state.context.game?.steps ?? [], replayed),
            rules,
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
          refused={refused}
          instead={
            stage === 'task' ? (
              <BeginPanel task={task} onBegin={() => setBegun(true)} />
            ) : stage === 'looking' ? (
              <LookingPanel />
            ) : stage === 'verdict' ? (
              <VerdictPanel
                task={task}
                puzzle={puzzle}
                tried={tried}
                judgement={isTold ? undefined : judgement}
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

/** The first choice that gives something away ends a try; so does the last that is asked for. */
function stageOf(judgement: Judgement, isDone: boolean): Stage {
  if (judgement.status === 'said')
    return judgement.verdict.verdict === 'open' ? 'playing' : 'verdict';
  if (!isDone) return 'playing';
  return judgement.status === 'failed' ? 'verdict' : 'looking';
}
