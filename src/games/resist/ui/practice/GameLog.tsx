import { type GameEvent, type Resist, snapshotOf } from '#games/resist/engine/index.ts';
import { eventText } from '#games/resist/i18n/events.ts';
import * as m from '#messages';
import type { GameHistory } from '#play/history/game-history.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';

interface Round {
  readonly round: number;
  readonly lines: { readonly event: GameEvent; readonly step: number }[];
}

interface GameLogProps {
  readonly replayed: GameHistory<Resist>;
  /** Shows the game as it stood right after a step. */
  readonly onMoment: (step: number) => void;
}

/** Everything that happened, round by round, the latest first; each line with its rule. */
export function RoundLog({ replayed, onMoment }: GameLogProps) {
  return (
    <div class="aid-log game-log">
      {roundsOf(replayed)
        .reverse()
        .map(({ round, lines }) => (
          <section key={round}>
            <h3>{round === 0 ? m.resist_phase_setup() : m.resist_round({ round })}</h3>
            <ol>
              {lines.map(({ event, step }, n) => (
                <li key={n}>
                  <button type="button" class="aid-log__line" onClick={() => onMoment(step)}>
                    {eventText(event)}
                  </button>{' '}
                  <RuleLink rule={event.rule} brief />
                </li>
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

function roundsOf({ events, positions }: GameHistory<Resist>): Round[] {
  const rounds: Round[] = [{ round: snapshotOf(positions[0]).round, lines: [] }];
  events.forEach((ofStep, n) => {
    for (const event of ofStep) {
      if (event.type === 'round-began') rounds.push({ round: event.round, lines: [] });
      rounds[rounds.length - 1].lines.push({ event, step: n + 1 });
    }
  });
  return rounds;
}
