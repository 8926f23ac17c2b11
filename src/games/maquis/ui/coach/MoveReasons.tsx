import { useMemo } from 'preact/hooks';
import type { MaquisAnalysis } from '#games/maquis/coach/index.ts';
import { isOfFreeEdition } from '#games/maquis/coach/inputs.ts';
import { reasonsFor } from '#games/maquis/coach/reasons.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { playerView } from '#games/maquis/engine/player-view.ts';
import { advisedMoveText } from '#games/maquis/i18n/coach.ts';
import { coachReasonText } from '#games/maquis/i18n/coach-reasons.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';

interface Props {
  readonly position: Position;
  readonly analysis: MaquisAnalysis;
  /** The move that is asked about. */
  readonly move: string;
}

/** What speaks for a move, or against it, each with its rule. */
export function MoveReasons({ position, analysis, move }: Props) {
  const reasons = useMemo(() => {
    // Reasons are given in the edition that most was learned of.
    if (!isOfFreeEdition(position)) return [];
    const isBest = analysis.moves[0]?.move === move;
    // How many others are as good as the best has been said already.
    return reasonsFor(playerView(position), analysis, move).filter(
      ({ code }) => !(isBest && code === 'as-good-as'),
    );
  }, [position, analysis, move]);
  if (reasons.length === 0) return null;
  const name = m.maquis_coach_why({ move: advisedMoveText(position, move) });
  return (
    <section class="coach-why" aria-label={name}>
      <p class="coach-why__title" aria-hidden="true">
        {name}
      </p>
      <ul class="aid-list">
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>
            {coachReasonText(reason, position)}{' '}
            {'rule' in reason && <RuleLink rule={reason.rule} brief />}
          </li>
        ))}
      </ul>
    </section>
  );
}
