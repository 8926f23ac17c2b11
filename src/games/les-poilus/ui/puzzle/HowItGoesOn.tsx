import { type EventType, type GameEvent, rules } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { missingText } from '#games/les-poilus/i18n/puzzles.ts';
import { type Puzzle, positionAfter, type Refutation } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { useGame } from '../game.ts';

interface Props {
  readonly puzzle: Puzzle;
  /** The moves up to the wrong one. */
  readonly before: readonly string[];
  readonly refutation: Refutation;
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

/** Why a choice was wrong: what follows, played as well as can be, and what is not reached. */
export function HowItGoesOn({ puzzle, before, refutation, isChance }: Props) {
  const { who } = useGame();
  const { missing, inHands } = refutation;
  const idle = missing.includes('game') ? IDLE : [...IDLE, ...AFTER_THE_MISSION];
  const events = eventsOf(puzzle, before, refutation.line).filter(
    ({ type }) => !idle.includes(type),
  );
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
          {missing.includes('inHands') && m.poilus_puzzle_left({ count: inHands })}{' '}
          {m.poilus_puzzle_not_reached({ parts: missingText(puzzle.aim, missing) })}
        </b>
      </p>
    </details>
  );
}

function eventsOf(puzzle: Puzzle, before: readonly string[], line: readonly string[]): GameEvent[] {
  const events: GameEvent[] = [];
  let position = positionAfter(puzzle, before);
  for (const move of line) {
    const made = rules.apply(position, { move });
    if ('reasons' in made) break;
    events.push(...made.events);
    position = made.position;
  }
  return events;
}
