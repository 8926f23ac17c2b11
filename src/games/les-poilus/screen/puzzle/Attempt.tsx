import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepMark } from '#play/puzzles/marks.ts';
import { usePromptFocus } from '#play/screen/hooks/use-focus.ts';
import { PuzzleTools } from '#play/screen/puzzles/PuzzleTools.tsx';
import { rules, snapshotOf } from '../../engine/index.ts';
import { isAnswered, puzzleOf } from '../../puzzles/index.ts';
import { newsIn, poilusMachine } from '../../table/index.ts';
import { whoIn } from '../../words/who.ts';
import { Board } from '../board/Board.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { NewsPrompt } from '../prompts/NewsPrompt.tsx';
import { Prompt } from '../prompts/Prompt.tsx';
import { freshRandom, gameOfTry, movesOf } from './game-of-try.ts';
import { MARKS_KEY } from './marks-key.ts';
import { BeginPanel, LookingPanel, TaskText } from './panels.tsx';
import type { Task } from './task.ts';
import { type Judgement, useJudge } from './use-judge.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

interface Props {
  readonly task: Task;
  /** Whether the task has been read already. */
  readonly isAgain: boolean;
  readonly onAgain: () => void;
}

type Stage = 'task' | 'playing' | 'looking' | 'verdict';

/** One try at a puzzle, from its position to its verdict. */
export function Attempt({ task, isAgain, onAgain }: Props) {
  const { scenario } = task;
  const [resume] = useState(() => gameOfTry(scenario.table, freshRandom()));
  const [state, send] = useMachine(poilusMachine, { input: { seed: scenario.id, resume } });
  const [hasBegun, setBegun] = useState(isAgain);
  const [isTold, setTold] = useState(false);
  const puzzle = useMemo(() => puzzleOf(scenario), [scenario]);
  const { context } = state;
  const { game, replayed } = context;
  const tried = useMemo(() => (game ? movesOf(game) : []), [game]);
  const judgement = useJudge(scenario, tried);
  const position = replayed?.position ?? puzzle.start;
  const isDone = tried.length > 0 && isAnswered(puzzle, scenario.asks, position);
  const stage: Stage = !hasBegun ? 'task' : isTold ? 'verdict' : stageOf(judgement, isDone);
  usePromptFocus(`${stage} ${tried.length} ${String(state.value)}`, undefined);
  useEffect(() => {
    if (judgement.status !== 'said' || stage !== 'verdict' || isTold) return;
    keepMark(MARKS_KEY, scenario.id, judgement.verdict.verdict === 'right' ? 'solved' : 'tried');
  }, [stage, judgement]);
  const who = useMemo(() => whoIn(puzzleSoldiers(task)), [task]);
  const isNews = state.matches({ playing: 'news' });
  const isLive = stage === 'playing' && !isNews;
  const onScreen: GameOnScreen = {
    state: snapshotOf(position),
    ...{ ...puzzleSoldiers(task), who },
    legal: isLive ? rules.legalMoves(position) : [],
    whyNot: (move) => rules.whyNot(position, move) as ReturnType<GameOnScreen['whyNot']>,
    choice: isLive ? context.selected : undefined,
    choose: (choice) => send({ type: 'select', choice }),
    move: (move) => send({ type: 'move', move }),
  };
  return (
    <GameContext.Provider value={onScreen}>
      <div class="poilus-game poilus-game--open poilus-game--puzzle" data-stage={stage}>
        <Board withHands />
        <div class="poilus-side">
          {stage === 'task' ? (
            <BeginPanel task={task} onBegin={() => setBegun(true)} />
          ) : stage === 'verdict' ? (
            <VerdictPanel
              task={task}
              puzzle={puzzle}
              tried={tried}
              judgement={isTold ? undefined : judgement}
              onAgain={onAgain}
            />
          ) : stage === 'looking' ? (
            <LookingPanel />
          ) : isNews ? (
            <NewsPrompt events={newsIn(context)} onGoOn={() => send({ type: 'goOn' })} />
          ) : (
            <Prompt withoutHand />
          )}
        </div>
        <PuzzleTools
          class="aid-toolbar"
          title={scenario.words.title}
          list={task.list}
          onAgain={tried.length > 0 ? onAgain : undefined}
          onTell={stage === 'playing' ? () => setTold(true) : undefined}
        >
          <TaskText task={task} />
        </PuzzleTools>
      </div>
    </GameContext.Provider>
  );
}

const puzzleSoldiers = ({ scenario }: Task) => ({
  soldiers: scenario.table.players.map(({ soldier }) => soldier),
});

/** The first choice that gives something away ends a try; so does the last that is asked for. */
function stageOf(judgement: Judgement, isDone: boolean): Stage {
  if (judgement.status === 'said')
    return judgement.verdict.verdict === 'open' ? 'playing' : 'verdict';
  if (!isDone) return 'playing';
  return judgement.status === 'failed' ? 'verdict' : 'looking';
}
