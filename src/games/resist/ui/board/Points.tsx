import { TIERS } from '#games/resist/data/index.ts';
import { outcomeOf, type Position, snapshotOf, tierNow } from '#games/resist/engine/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';

/** From here on more points change nothing but the Epic victory. */
const FULL = TIERS[0].least;

/** The points and the result they come to or came to, above a bar with a mark at each result. */
export function Points({ position }: { readonly position: Position }) {
  const { points } = snapshotOf(position);
  const outcome = outcomeOf(position);
  const { result, next } = outcome ? { ...outcome, next: undefined } : tierNow(position);
  return (
    <div>
      <dt>
        {m.resist_points_now({ points })}
        <span class="status__result"> · {RESULT_NAMES[result]()}</span>
      </dt>
      <dd class="status__tiers" style={{ '--full': `${Math.min(100, (100 * points) / FULL)}%` }}>
        {next && (
          <span class="visually-hidden">
            {m.resist_points_to_next({ points: next.points, result: RESULT_NAMES[next.result]() })}
          </span>
        )}
        {TIERS.filter(({ least }) => least > 0 && least < FULL).map(({ result: tier, least }) => (
          <i key={tier} style={{ '--at': `${(100 * least) / FULL}%` }} />
        ))}
      </dd>
    </div>
  );
}
