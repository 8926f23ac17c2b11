import {
  cardsInHands,
  type EventType,
  type GameEvent,
  type Position,
  poilusRules,
} from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { missingText } from '#games/les-poilus/i18n/puzzles.ts';
import { missing, PUZZLE_MOVES, type Puzzle } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import type { AttemptState } from '#play/ui/puzzles/use-attempt.ts';
import { sentences } from '#shared/list-text.ts';
import { useGameOnScreen } from '../game.ts';

interface Props extends Pick<AttemptState<Puzzle>, 'puzzle' | 'verdict' | 'isTold'> {
  readonly tried: readonly string[];
  readonly isChance: boolean;
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
export function HowItGoesOn({ puzzle, verdict, isTold, tried, isChance }: Props) {
  const { who } = useGameOnScreen();
  if (isTold || verdict?.verdict !== 'wrong' || !verdict.refutation) return null;
  const { move } = verdict;
  const before = nodeAfter(PUZZLE_MOVES, puzzle, tried.slice(0, move));
  const line = lineOf(before, [...tried.slice(move, move + 1), ...verdict.refutation]);
  const missed = missing(puzzle.aim, line.end);
  const idle = missed.includes('game') ? IDLE : [...IDLE, ...AFTER_THE_MISSION];
  const events = line.events.filter(({ type }) => !idle.includes(type));
  return (
    <details class="puzzle__line" open>
      <summary>{isChance ? m.poilus_puzzle_goes_on_unlucky() : m.poilus_puzzle_goes_on()}</summary>
      <ol>
        {events.map((event, n) => (
          <li key={n}>{eventText(event, who)}</li>
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

function lineOf(before: Position, moves: readonly string[]) {
  const events: GameEvent[] = [];
  let end = before;
  for (const move of moves) {
    const made = poilusRules.apply(end, { move });
    if ('reasons' in made) break;
    events.push(...made.events);
    end = made.position;
  }
  return { events, end };
}
