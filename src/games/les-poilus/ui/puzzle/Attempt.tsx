import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { rules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { answerText, worthText } from '#games/les-poilus/i18n/puzzles.ts';
import { whoIn } from '#games/les-poilus/i18n/who.ts';
import { isAnswered, isDecidedByChance, puzzleOf } from '#games/les-poilus/puzzles/index.ts';
import { newsIn, poilusMachine } from '#games/les-poilus/session/index.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { PuzzleTools } from '#play/ui/puzzles/PuzzleTools.tsx';
import { BeginPanel, LookingPanel } from '#play/ui/puzzles/panels.tsx';
import { useStage } from '#play/ui/puzzles/use-stage.ts';
import { VerdictPanel } from '#play/ui/puzzles/VerdictPanel.tsx';
import { Board } from '../board/Board.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { NewsPrompt } from '../prompts/NewsPrompt.tsx';
import { Prompt } from '../prompts/Prompt.tsx';
import { freshRandom, gameOfAttempt, movesOf } from './game-of-try.ts';
import { HowItGoesOn } from './HowItGoesOn.tsx';
import { MARKS_KEY } from './progress-key.ts';
import { TaskText } from './TaskText.tsx';
import { LOOK, type Task } from './task.ts';
import { refutedIn, useJudge } from './use-judge.ts';

interface Props {
  readonly task: Task;
  /** Whether the task has been read already. */
  readonly isAgain: boolean;
  readonly onAgain: () => void;
}

/** One try at a puzzle, from its position to its verdict. */
export function Attempt({ task, isAgain, onAgain }: Props) {
  const { scenario } = task;
  const [resume] = useState(() => gameOfAttempt(scenario.table, freshRandom()));
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
  const stage = useStage(MARKS_KEY, scenario.id, { hasBegun, isTold, isDone, judgement });
  usePromptFocus(`${stage} ${tried.length} ${String(state.value)}`, undefined);
  const who = useMemo(() => whoIn(puzzleSoldiers(task)), [task]);
  const isNews = state.matches({ playing: 'news' });
  const isLive = stage === 'playing' && !isNews;
  const refuted = isTold ? undefined : refutedIn(judgement);
  const onScreen: GameOnScreen = {
    state: snapshotOf(position),
    ...{ ...puzzleSoldiers(task), who },
    legal: isLive ? rules.legalMoves(position) : [],
    whyNot: (move) => rules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    choice: isLive ? context.selected : undefined,
    choose: (choice) => send({ type: 'select', choice }),
    move: (move) => send({ type: 'move', move }),
  };
  return (
    <GameContext.Provider value={onScreen}>
      <div class="poilus-room poilus-game poilus-game--open poilus-game--puzzle" data-stage={stage}>
        <Board withHands />
        <div class="poilus-side">
          {stage === 'task' ? (
            <BeginPanel look={LOOK} title={scenario.words.title} onBegin={() => setBegun(true)}>
              <TaskText task={task} />
            </BeginPanel>
          ) : stage === 'verdict' ? (
            <VerdictPanel
              look={LOOK}
              task={task}
              marks={MARKS_KEY}
              judgement={isTold ? undefined : judgement}
              triedText={(move) => moveInWords(tried[move] ?? '', who)}
              answerText={(moves) => answerText(puzzle, moves, who)}
              worthText={worthText}
              onAgain={onAgain}
            >
              {refuted && (
                <HowItGoesOn
                  puzzle={puzzle}
                  before={tried.slice(0, refuted.move + 1)}
                  refutation={refuted.refutation}
                  isChance={isDecidedByChance(scenario)}
                />
              )}
            </VerdictPanel>
          ) : stage === 'looking' ? (
            <LookingPanel look={LOOK} />
          ) : isNews ? (
            <NewsPrompt events={newsIn(context)} onGoOn={() => send({ type: 'continue' })} />
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
