import { GAME } from '#games/resist/data/index.ts';
import { type Position, snapshotOf, tierNow } from '#games/resist/engine/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import { allSpiesOdds, civilianOdds } from '#games/resist/odds/index.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';

/** What going on after a round could lose the game by. */
type Danger = 'spies' | 'missions' | 'civilians';

interface Props {
  readonly position: Position;
  /** The dangers that are told; none where somebody is to find them. */
  readonly dangers: readonly Danger[];
}

/** After a round: what ending brings for certain, and what going on risks. */
export function EndNow({ position, dangers }: Props) {
  const { result, next } = tierNow(position);
  const told = dangers.map((danger) => dangerText(danger, position)).filter(Boolean);
  return (
    <>
      <p class="sure">
        <b>{m.resist_end_now({ result: RESULT_NAMES[result]() })}</b>
        {next && (
          <small>
            {m.resist_points_to_next({ points: next.points, result: RESULT_NAMES[next.result]() })}
          </small>
        )}
      </p>
      {told.length > 0 && (
        <ul class="dangers" aria-label={m.resist_if_you_go_on()}>
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A danger in words; nothing where it does not threaten now. */
function dangerText(danger: Danger, position: Position): string {
  if (danger === 'spies') {
    const spies = allSpiesOdds(position);
    return spies.ways > 0n ? m.resist_danger_spies({ chance: percentText(spies) }) : '';
  }
  if (danger === 'missions') {
    const isNear = snapshotOf(position).failed === GAME.failLimit - 1;
    return isNear ? m.resist_danger_missions() : '';
  }
  const [afterOne] = civilianOdds(position);
  return afterOne.ways > 0n ? m.resist_danger_civilians({ chance: percentText(afterOne) }) : '';
}
