import type { MaquisMove } from '#games/maquis/coach/index.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import * as m from '#messages';
import { countText, noisePoints, percentText } from '#shared/chance/chance-text.ts';

interface Props {
  readonly moves: readonly MaquisMove[];
  readonly position: Position;
  /** Chooses one of them. Without it they are told only. */
  readonly onChoose?: (move: string) => void;
  /** The one that is being considered. */
  readonly considered?: string | undefined;
  /** The rank of the first. */
  readonly from?: number;
}

/** Moves with their chances, the best first. */
export function RankedMoves({ moves, position, onChoose, considered, from = 1 }: Props) {
  return (
    <ol class="coach-moves" start={from}>
      {moves.map((ranked) => (
        <li key={ranked.move}>
          {onChoose ? (
            <button
              type="button"
              class="coach-move"
              aria-pressed={ranked.move === considered ? true : undefined}
              onClick={() => onChoose(ranked.move)}
            >
              <Told ranked={ranked} position={position} />
            </button>
          ) : (
            <span class="coach-move">
              <Told ranked={ranked} position={position} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** From fewer tries than these nobody can say how far a number may be off. */
const FEW_TRIES = 12;

interface ToldProps {
  readonly ranked: MaquisMove;
  readonly position: Position;
}

function Told({ ranked, position }: ToldProps) {
  const { chances, simulations: visits, move, standardError } = ranked;
  const { win, draw } = chances;
  const noise = noisePoints(ranked);
  const isBarelyTried = visits > 0 && visits < FEW_TRIES;
  const tries = () => m.maquis_coach_tries({ count: visits, shown: countText(visits) });
  const tried = isBarelyTried ? m.maquis_coach_barely() : visits > 0 ? tries() : undefined;
  return (
    <>
      <b>{advisedMoveText(position, move)}</b>
      <span class="coach-move__win" aria-hidden="true">
        {percentText(win)}
        {noise > 0 && !isBarelyTried && <small> {m.play_coach_noise({ noise })}</small>}
      </span>
      <span class="coach-bar" aria-hidden="true">
        <i style={`width:${win * 100}%`} />
        <i class="coach-bar__draw" style={`width:${draw * 100}%`} />
      </span>
      <span class="visually-hidden">
        {chancesText({ ...chances, standardError })}
        {isBarelyTried && `, ${m.maquis_coach_barely()}`}
      </span>
      <small class="coach-move__more" aria-hidden="true">
        {[draw > 0 && m.maquis_coach_draws({ draw: percentText(draw) }), tried]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}
