import * as m from '#messages';
import { useRunning } from '#play/screen/frame/session.ts';
import type { GameEvent, Snapshot } from '../../../engine/index.ts';
import type { TableSaves } from '../../../table/index.ts';
import { TILE_NAMES } from '../../../words/names.ts';
import { receiverOf } from '../../effect.ts';
import { useGame } from '../../game.ts';

/** Support as it was told so far: whose tile goes to whom. */
interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const WIDTH = 360;
const HEIGHT = 150;
/** How far from its seat an arrow begins and ends. */
const GAP = 36;

/** The players in their order, with an arrow for every tile, and who received how many. */
export function Ring() {
  const { state, who } = useGame();
  const { replayed } = useRunning<TableSaves>();
  const seats = state.players.length + (state.chaplain ? 1 : 0);
  const arrows = arrowsIn(replayed.events.flat(), state, who);
  const received = Array.from(
    { length: seats },
    (_, seat) => arrows.filter(({ to }) => to === seat).length,
  );
  const most = Math.max(1, ...received);
  return (
    <section class="ring" aria-label={m.poilus_aid_ring()}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <marker
            id="ring-head"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" class="ring__head" />
          </marker>
        </defs>
        {arrows.map(({ from, to }) => (
          <path
            key={from}
            class="ring__arrow"
            d={way(from, to, seats)}
            marker-end="url(#ring-head)"
          />
        ))}
      </svg>
      {received.map((count, seat) => {
        const [x, y] = placeOf(seat, seats);
        const isAhead = count === most && received.filter((other) => other === most).length === 1;
        return (
          <p
            key={seat}
            class={isAhead ? 'ring__seat ring__seat--ahead' : 'ring__seat'}
            style={{ insetInlineStart: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
          >
            <b>{who(seat)}</b>
            <span>{count}</span>
          </p>
        );
      })}
      <ul class="visually-hidden">
        {arrows.map(({ from, said }) => (
          <li key={from}>{said}</li>
        ))}
      </ul>
    </section>
  );
}

/** The tiles that were turned up since the mission ended. */
function arrowsIn(
  events: readonly GameEvent[],
  state: Snapshot,
  who: ReturnType<typeof useGame>['who'],
): readonly Arrow[] {
  const ended = events.findLastIndex(
    ({ type }) => type === 'mission-failed' || type === 'mission-succeeded',
  );
  return events.slice(ended + 1).flatMap((event) => {
    if (event.type !== 'tile-revealed') return [];
    const { seat: from, tile } = event;
    const to = receiverOf(state, from, tile);
    const names = { from: who(from), to: who(to), tile: TILE_NAMES[tile]() };
    return [{ from, to, said: m.poilus_event_tile_given(names) }];
  });
}

/** Seats lie clockwise as on the table, the first at the top. */
function placeOf(seat: number, seats: number): readonly [number, number] {
  const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
  return [WIDTH / 2 + Math.cos(angle) * 140, HEIGHT / 2 + Math.sin(angle) * 56];
}

function way(from: number, to: number, seats: number): string {
  const [x, y] = placeOf(from, seats);
  if (from === to) {
    const out = y < HEIGHT / 2 ? 1 : -1;
    return `M${x - 14} ${y + 15 * out}c-10 ${34 * out} 38 ${34 * out} 28 ${3 * out}`;
  }
  const [toX, toY] = placeOf(to, seats);
  const length = Math.hypot(toX - x, toY - y);
  const [stepX, stepY] = [(toX - x) / length, (toY - y) / length];
  // Bent to one side, so that two who help each other have an arrow each.
  const [middleX, middleY] = [(x + toX) / 2 - stepY * 16, (y + toY) / 2 + stepX * 16];
  const begin = [x + stepX * GAP, y + stepY * GAP * 0.7];
  const end = [toX - stepX * GAP, toY - stepY * GAP * 0.7];
  return `M${begin.join(' ')}Q${middleX} ${middleY} ${end.join(' ')}`;
}
