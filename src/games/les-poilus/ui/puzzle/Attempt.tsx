import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { ASKED_TEXTS, aimText, answerText, worthText } from '#games/les-poilus/i18n/puzzles.ts';
import {
  isDecidedByChance,
  type LocalizedPuzzle,
  PUZZLE_MOVES,
  type PuzzleSetUp,
  puzzleOf,
  tableFrom,
} from '#games/les-poilus/puzzles/index.ts';
import { newsIn, type PoilusSaves, poilusMachine } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { gameFromTable } from '#play/history/game.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { movesTried } from '#play/puzzles/puzzle-rules.ts';
import type { SavedState } from '#play/saves/save.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { AttemptPanel } from '#play/ui/puzzles/AttemptPanel.tsx';
import type { AttemptProps } from '#play/ui/puzzles/PuzzleRoom.tsx';
import { PuzzleTools } from '#play/ui/puzzles/PuzzleTools.tsx';
import { useAttempt } from '#play/ui/puzzles/use-attempt.ts';
import { freshRandom } from '#shared/fresh-seed.ts';
import { PoilusBoard } from '../board/Board.tsx';
import { alikeTogether } from '../board/CardFace.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { NewsPrompt } from '../prompts/NewsPrompt.tsx';
import { PoilusPrompt } from '../prompts/Prompt.tsx';
import { HowItGoesOn } from './HowItGoesOn.tsx';

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: puzzlesKey('les-poilus') };

/** One attempt at a puzzle, from its position to its verdict. */
export function PoilusAttempt(props: AttemptProps<LocalizedPuzzle>) {
  const { puzzle: stated } = props.task;
  const [resume] = useState(() => poilusGameOfAttempt(stated.table, freshRandom()));
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
    legal: isLive ? poilusRules.legalMoves(position) : [],
    whyNot: (move) =>
      poilusRules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
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
        board={<PoilusBoard withHands />}
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
            <PoilusPrompt withoutHand />
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

/**
 * An attempt as a game from a set table, all hands open.
 *
 * @param random what the cards nobody can know are drawn by, new for each attempt
 */
export function poilusGameOfAttempt(
  table: PuzzleSetUp,
  random: readonly number[],
): SavedState<PoilusSaves> {
  const from = tableFrom(table, random);
  const game = gameFromTable<PoilusSaves>(from.setUp, from, { deck: 'site' });
  return { game, way: 'open', names: [] };
}

/** What is asked, how far one plays, what an answer is measured by, and what is known of the decks. */
function TaskText({ puzzle }: { readonly puzzle: LocalizedPuzzle }) {
  const { unseen, trials } = puzzle.table;
  const cards = alikeTogether(unseen)
    .map(({ card, count }) =>
      count > 1 ? m.poilus_card_times({ card: cardInWords(card), count }) : cardInWords(card),
    )
    .reduce((first, then) => (first ? m.play_apart({ first, then }) : then), '');
  return (
    <>
      <p class="puzzle__task">{puzzle.words.task}</p>
      <p class="puzzle__note">
        <b>{m.poilus_puzzle_aim({ aim: aimText(puzzle.aim) })}</b> {ASKED_TEXTS[puzzle.asks]()}
      </p>
      <p class="puzzle__note">
        {isDecidedByChance(puzzle)
          ? m.poilus_puzzle_decks({ trials, morale: unseen.length - trials, cards })
          : m.poilus_puzzle_decks_alike()}
      </p>
    </>
  );
}
