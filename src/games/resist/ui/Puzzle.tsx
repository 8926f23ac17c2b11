import type { StatedPuzzle } from '#games/resist/puzzles/index.ts';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';
import { type AttemptProps, PuzzleRoom, useAttempt } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import { PUZZLE_MOVES, type PuzzleSetUp, puzzleOf, tableFrom } from '../puzzles/index.ts';
import '#play/ui/style/play.css';
import '#play/ui/style/puzzle.css';
import './style/resist.css';
import './style/pages/puzzles.css';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import { type Game, gameFromTable } from '#play/history/game.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { AttemptPanel, PuzzleTools } from '#play/ui/puzzles/AttemptPanel.tsx';
import { sentences } from '#shared/list-text.ts';
import { freshRandom } from '#shared/seeds.ts';
import { RULESET } from '../data/index.ts';
import type { Position, Resist } from '../engine/index.ts';
import { moveWords } from '../i18n/moves.ts';
import { ASKED_TEXTS, aimText, answerText, leftText, worthText } from '../i18n/puzzles.ts';
import { DECK_BY_SITE, practiceMachine } from '../session/index.ts';
import { GameScreen } from './GameScreen.tsx';
import { eventsSinceChoice } from './News.tsx';
import { ViewContext, viewOf } from './view.ts';

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of RESIST! on the table. */
export default function ResistPuzzleRoom({
  task,
}: {
  readonly task: PuzzleTask<Localized<StatedPuzzle>>;
}) {
  return (
    <div class="aid">
      <PuzzleRoom task={task} openJudge={openJudge} Attempt={ResistAttempt} />
    </div>
  );
}

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: puzzlesKey('resist') };

/** One attempt at a puzzle, from its position to its verdict. */
function ResistAttempt(props: AttemptProps<Localized<StatedPuzzle>>) {
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
                task={explained(props.task, puzzle.start)}
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

/** An exercise has no words of its own: of one that looks further than this round it is told what is left for the next. */
function explained<Task extends PuzzleTask<Localized<StatedPuzzle>>>(
  task: Task,
  start: Position,
): Task {
  const { puzzle } = task;
  const why = puzzle.words.why || leftText(start, puzzle);
  return { ...task, puzzle: { ...puzzle, words: { ...puzzle.words, why } } };
}

/** What is asked, how far one plays, and what an answer is measured by. */
function TaskText({ puzzle }: { readonly puzzle: Localized<StatedPuzzle> }) {
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
