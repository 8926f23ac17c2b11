import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { RULESET } from '#games/resist/data/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { ASKED_TEXTS, aimText, answerText, worthText } from '#games/resist/i18n/puzzles.ts';
import {
  type LocalizedPuzzle,
  PUZZLE_MOVES,
  type PuzzleSetUp,
  puzzleOf,
  tableFrom,
} from '#games/resist/puzzles/index.ts';
import { DECK_BY_SITE, practiceMachine } from '#games/resist/session/index.ts';
import { type Game, gameFromTable } from '#play/history/game.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { AttemptPanel } from '#play/ui/puzzles/AttemptPanel.tsx';
import type { AttemptProps } from '#play/ui/puzzles/PuzzleRoom.tsx';
import { PuzzleTools } from '#play/ui/puzzles/PuzzleTools.tsx';
import { useAttempt } from '#play/ui/puzzles/use-attempt.ts';
import { freshRandom } from '#shared/fresh-seed.ts';
import { sentences } from '#shared/list-text.ts';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice } from '../news.ts';
import { ViewContext, viewOf } from '../view.ts';

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: puzzlesKey('resist') };

/** One attempt at a puzzle, from its position to its verdict. */
export function ResistAttempt(props: AttemptProps<LocalizedPuzzle>) {
  const { puzzle: stated } = props.task;
  const [game] = useState(() => resistGameOfAttempt(stated.id, stated.table, freshRandom()));
  const [state, send] = useMachine(practiceMachine, {
    input: { seed: stated.id, resume: { game } },
  });
  const { replayed, selected, rejected } = state.context;
  const tried = useMemo(() => movesTried(state.context.game ?? game), [state.context.game, game]);
  const attempt = useAttempt(PLAY, props, tried);
  const { puzzle, stage } = attempt;
  usePromptFocus(`${stage} ${tried.length}`, undefined);
  const position = replayed?.position;
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
  const taskText = <TaskText puzzle={stated} />;
  return (
    <div data-stage={stage}>
      <ViewContext.Provider value={view}>
        <GameScreen
          refused={rejected}
          instead={
            stage === 'playing' ? undefined : (
              <AttemptPanel
                {...props}
                panel="prompt"
                attempt={attempt}
                taskText={taskText}
                triedText={(move) =>
                  moveWords(nodeAfter(PUZZLE_MOVES, puzzle, tried.slice(0, move)), tried[move])
                }
                answerText={(moves) => answerText(puzzle.start, moves)}
                worthText={(worth) => worthText(stated.aim, worth)}
              />
            )
          }
          tools={
            <PuzzleTools {...props} attempt={attempt} tried={tried}>
              <div class="resist">{taskText}</div>
            </PuzzleTools>
          }
        />
      </ViewContext.Provider>
    </div>
  );
}

/** What is asked, how far one plays, and what an answer is measured by. */
function TaskText({ puzzle }: { readonly puzzle: LocalizedPuzzle }) {
  return (
    <>
      <p class="puzzle__task">{puzzle.words.task}</p>
      <p class="prompt__note">{sentences([ASKED_TEXTS[puzzle.asks](), aimText(puzzle.aim)])}</p>
    </>
  );
}

/**
 * An attempt as a game from a set table.
 *
 * @param random what the cards nobody can know are drawn by, new for each attempt
 */
export function resistGameOfAttempt(
  id: string,
  table: PuzzleSetUp,
  random: readonly number[],
): Game<Resist> {
  const from = tableFrom(table, random);
  const { split, reading } = from;
  return gameFromTable<Resist>({ ruleset: RULESET, split, reading, seed: id }, from, DECK_BY_SITE);
}
