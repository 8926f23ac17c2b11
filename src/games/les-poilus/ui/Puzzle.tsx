import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { gameFromTable } from '#play/history/game.ts';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { movesTried, nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';
import type { SavedState } from '#play/saves/save.ts';
import { usePromptFocus } from '#play/ui/hooks/use-focus.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { AttemptPanel, PuzzleTools } from '#play/ui/puzzles/AttemptPanel.tsx';
import {
  type AttemptProps,
  type AttemptState,
  PuzzleRoom,
  useAttempt,
} from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import { sentences } from '#shared/list-text.ts';
import { freshRandom } from '#shared/seeds.ts';
import {
  cardsInHands,
  type EventType,
  hasHealed,
  poilusRules,
  snapshotOf,
  variantOf,
} from '../engine/index.ts';
import { cardInWords } from '../i18n/cards.ts';
import { eventText } from '../i18n/events.ts';
import { moveInWords } from '../i18n/moves.ts';
import { whoIn } from '../i18n/names.ts';
import { ASKED_TEXTS, aimText, answerText, missingText, worthText } from '../i18n/puzzles.ts';
import { reasonText } from '../i18n/reasons.ts';
import {
  mayMoraleRunOut,
  missing,
  PUZZLE_MOVES,
  type Puzzle,
  type PuzzleSetUp,
  puzzleOf,
  tableFrom,
} from '../puzzles/index.ts';
import type { StatedPuzzle } from '../puzzles/stated-puzzle.ts';
import { newsIn, type PoilusSaves, poilusMachine } from '../session/index.ts';
import { PoilusBoard } from './board/Board.tsx';
import { alikeTogether } from './board/CardFace.tsx';
import { useCardNames } from './card-names.tsx';
import { GameContext, type GameOnScreen, useGameOnScreen } from './game.ts';
import { NewsPrompt } from './prompts/NewsPrompt.tsx';
import { PoilusPrompt } from './prompts/Prompt.tsx';
import { lineOf } from './puzzle/line.ts';
import { allTilesText, tilesText } from './puzzle/tiles.ts';
import '#play/ui/style/play.css';
import '#play/ui/style/puzzle.css';
import './style/cards.css';
import './style/board.css';
import './style/prompts.css';
import './style/hand.css';
import './style/rows.css';
import './style/one-screen.css';
import './style/pages/puzzles.css';

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of Les Poilus on the table. */
export default function PoilusPuzzleRoom({
  task,
}: {
  readonly task: PuzzleTask<Localized<StatedPuzzle>>;
}) {
  useCardNames();
  return (
    <div class="aid">
      <PuzzleRoom task={task} openJudge={openJudge} Attempt={PoilusAttempt} />
    </div>
  );
}

const PLAY = { moves: PUZZLE_MOVES, puzzleOf, progressKey: puzzlesKey('les-poilus') };

/** One attempt at a puzzle, from its position to its verdict. */
function PoilusAttempt(props: AttemptProps<Localized<StatedPuzzle>>) {
  const { puzzle: stated } = props.task;
  const [resume] = useState(() => poilusGameOfAttempt(stated.table, freshRandom()));
  const [machine, send] = useMachine(poilusMachine, { input: { seed: stated.id, resume } });
  const { context } = machine;
  const { game, replayed } = context;
  const tried = useMemo(() => (game ? movesTried(game) : []), [game]);
  const attempt = useAttempt(PLAY, props, tried);
  const { puzzle, stage } = attempt;
  usePromptFocus(`${stage} ${tried.length} ${String(machine.value)}`, undefined);
  const position = replayed?.position ?? puzzle.start;
  const soldiers = stated.table.players.map(({ soldier }) => soldier);
  const who = useMemo(() => whoIn({ soldiers }), [stated]);
  const isNews = machine.matches({ playing: 'news' });
  const isLive = stage === 'playing' && !isNews;
  const state = snapshotOf(position);
  const onScreen: GameOnScreen = {
    state,
    ...{ soldiers, who },
    tiles: (seat) => tilesText(state, seat, who),
    legal: isLive ? poilusRules.legalMoves(position) : [],
    whyNot: (move) =>
      poilusRules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    traps: variantOf(position).traps,
    hasHealed: hasHealed(position),
    choice: isLive ? context.selected : undefined,
    choose: (choice) => send({ type: 'select', choice }),
    move: (move) => send({ type: 'move', move }),
  };
  // The words of a puzzle say of tiles what matters; an exercise has none.
  const tiles = props.task.exercise && allTilesText(snapshotOf(puzzle.start), who);
  const taskText = <TaskText puzzle={stated} tiles={tiles} />;
  // Told at once, they would leave no room for the players on the board.
  const asked = tiles ? <TaskText puzzle={stated} tiles={tiles} isFolded /> : taskText;
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
              taskText={asked}
              triedText={(move) => moveInWords(tried[move] ?? '', who)}
              answerText={(moves) => answerText(puzzle, moves, who)}
              worthText={worthText}
            >
              <HowItGoesOn {...attempt} tried={tried} />
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

interface TaskTextProps {
  readonly puzzle: Localized<StatedPuzzle>;
  readonly tiles: string | undefined;
  /** Whether what is known of tiles and decks is told only to whoever asks for it. */
  readonly isFolded?: boolean;
}

/** Whether what the decks hold decides anything: some answer is neither sure nor in vain. */
const isDecidedByChance = ({ best, others, asks, table: { trials } }: StatedPuzzle): boolean =>
  (asks === 'all' && trials > 0) ||
  [best, ...others].some(({ worth }) => worth !== '1/1' && worth !== '0/1');

/** What is asked, how far one plays, what an answer is measured by, and what is known of tiles and decks. */
function TaskText({ puzzle, tiles, isFolded = false }: TaskTextProps) {
  const { unseen, trials } = puzzle.table;
  const cards = alikeTogether(unseen)
    .map(({ card, count }) =>
      count > 1 ? m.poilus_card_times({ card: cardInWords(card), count }) : cardInWords(card),
    )
    .reduce((first, then) => (first ? m.play_apart({ first, then }) : then), '');
  const known = (
    <>
      {tiles && <p class="puzzle__note">{tiles}</p>}
      <p class="puzzle__note">
        {isDecidedByChance(puzzle)
          ? m.poilus_puzzle_decks({ trials, morale: unseen.length - trials, cards })
          : m.poilus_puzzle_decks_alike()}
      </p>
    </>
  );
  return (
    <>
      <p class="puzzle__task">{puzzle.words.task}</p>
      <p class="puzzle__note">
        <b>{m.poilus_puzzle_aim({ aim: aimText(puzzle.aim) })}</b>{' '}
        {sentences([...termsOf(puzzle), ASKED_TEXTS[puzzle.asks]()])}
      </p>
      {isFolded ? (
        <details class="aid-more">
          <summary>{m.poilus_puzzle_known()}</summary>
          {known}
        </details>
      ) : (
        known
      )}
    </>
  );
}

/** What else must not happen, or what winning takes. */
function termsOf(puzzle: Localized<StatedPuzzle>): readonly string[] {
  const { success, peace } = puzzle.aim;
  if (peace) return [m.poilus_puzzle_when_won()];
  if (!success) return [];
  return [mayMoraleRunOut(puzzle) ? m.poilus_puzzle_not_lost_morale() : m.poilus_puzzle_not_lost()];
}

interface Props extends Pick<AttemptState<Puzzle>, 'puzzle' | 'verdict' | 'isTold'> {
  readonly tried: readonly string[];
}

/** What decides nothing, whatever is asked. */
const IDLE: readonly EventType[] = [
  'mission-began',
  'token-taken',
  'leader-passed',
  'leader-kept',
  'hand-kept',
  'tile-placed',
  'tile-revealed',
];

/** What is told only where it loses the game. */
const AFTER_THE_MISSION: readonly EventType[] = [
  'tile-given',
  'tile-kept',
  'support-tied',
  'support-won',
  'hardship-healed',
  'charm-recovered',
  'morale-dropped',
];

/** Why a choice was wrong: it and what follows, played as well as can be, and what is not reached. */
function HowItGoesOn({ puzzle, verdict, isTold, tried }: Props) {
  const { who } = useGameOnScreen();
  if (isTold || verdict?.verdict !== 'wrong' || !verdict.refutation) return null;
  const { move, after } = verdict;
  const before = nodeAfter(PUZZLE_MOVES, puzzle, tried.slice(0, move));
  const line = lineOf(before, [...tried.slice(move, move + 1), ...verdict.refutation]);
  const missed = missing(puzzle.aim, line.end);
  const idle = missed.includes('game') ? IDLE : [...IDLE, ...AFTER_THE_MISSION];
  const told = line.told.filter((one) => 'code' in one || !idle.includes(one.type));
  return (
    <details class="puzzle__line" open>
      <summary>
        {after.ways > 0n ? m.poilus_puzzle_goes_on_unlucky() : m.poilus_puzzle_goes_on()}
      </summary>
      <ol>
        {told.map((one, n) => (
          <li key={n}>{'code' in one ? reasonText(one, who) : eventText(one, who)}</li>
        ))}
      </ol>
      <p>
        <b>
          {sentences([
            ...(missed.includes('inHands')
              ? [m.poilus_puzzle_left({ count: cardsInHands(line.end) })]
              : []),
            m.poilus_puzzle_not_reached({ parts: missingText(puzzle.aim, missed) }),
          ])}
        </b>
      </p>
    </details>
  );
}
