import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { rules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { answerText, worthText } from '#games/les-poilus/i18n/puzzles.ts';
import { whoIn } from '#games/les-poilus/i18n/who.ts';
import {
  isDecidedByChance,
  type LocalizedPuzzle,
  PUZZLE_MOVES,
  puzzleOf,
} from '#games/les-poilus/puzzles/index.ts';
import { newsIn, poilusMachine } from '#games/les-poilus/session/index.ts';
import { freshRandom, movesTried } from '#play/puzzles/attempt.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { AttemptPanel } from '#play/ui/puzzles/AttemptPanel.tsx';
import type { AttemptProps } from '#play/ui/puzzles/PuzzleRoom.tsx';
import { PuzzleTools } from '#play/ui/puzzles/PuzzleTools.tsx';
import { useAttempt } from '#play/ui/puzzles/use-attempt.ts';
import { Board } from '../board/Board.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { NewsPrompt } from '../prompts/NewsPrompt.tsx';
import { Prompt } from '../prompts/Prompt.tsx';
import { gameOfAttempt } from './game-of-attempt.ts';
import { HowItGoesOn } from './HowItGoesOn.tsx';
import { PROGRESS_KEY } from './progress-key.ts';
import { TaskText } from './TaskText.tsx';

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: PROGRESS_KEY };

/** One attempt at a puzzle, from its position to its verdict. */
export function Attempt(props: AttemptProps<LocalizedPuzzle>) {
  const { puzzle: stated } = props.task;
  const [resume] = useState(() => gameOfAttempt(stated.table, freshRandom()));
  const [state, send] = useMachine(poilusMachine, { input: { seed: stated.id, resume } });
  const { context } = state;
  const { game, replayed } = context;
  const tried = useMemo(() => (game ? movesTried(game) : []), [game]);
  const attempt = useAttempt(PLAY, props, tried);
  const { puzzle, stage } = attempt;
  usePromptFocus(`${stage} ${tried.length} ${String(state.value)}`, undefined);
  const position = replayed?.position ?? puzzle.start;
  const soldiers = stated.table.players.map(({ soldier }) => soldier);
  const who = useMemo(() => whoIn({ soldiers }), [stated]);
  const isNews = state.matches({ playing: 'news' });
  const isLive = stage === 'playing' && !isNews;
  const onScreen: GameOnScreen = {
    state: snapshotOf(position),
    ...{ soldiers, who },
    legal: isLive ? rules.legalMoves(position) : [],
    whyNot: (move) => rules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    choice: isLive ? context.selected : undefined,
    choose: (choice) => send({ type: 'select', choice }),
    move: (move) => send({ type: 'move', move }),
  };
  const taskText = <TaskText puzzle={stated} />;
  return (
    <GameContext.Provider value={onScreen}>
      <PlayLayout
        class="poilus-room poilus-game poilus-game--open poilus-game--puzzle"
        data-stage={stage}
        board={<Board withHands />}
        question={
          stage !== 'playing' ? (
            <AttemptPanel
              {...props}
              panel="aid-panel poilus-panel"
              attempt={attempt}
              taskText={taskText}
              triedText={(move) => moveInWords(tried[move] ?? '', who)}
              answerText={(moves) => answerText(puzzle, moves, who)}
              worthText={worthText}
            >
              <HowItGoesOn {...attempt} tried={tried} isChance={isDecidedByChance(stated)} />
            </AttemptPanel>
          ) : isNews ? (
            <NewsPrompt events={newsIn(context)} onGoOn={() => send({ type: 'continue' })} />
          ) : (
            <Prompt withoutHand />
          )
        }
        toolbar={
          <PuzzleTools {...props} attempt={attempt} tried={tried}>
            {taskText}
          </PuzzleTools>
        }
      />
    </GameContext.Provider>
  );
}
