import type { SupportTileId } from '#games/les-poilus/data/index.ts';
import { SUPPORT_TILE_NAMES, type Who } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

/** Whose tile goes to whom. */
export interface SupportArrow {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const WIDTH = 360;
const HEIGHT = 150;
/** How far from its seat an arrow begins and ends. */
const GAP = 36;

/** The players in their order, with an arrow for every tile, and who received how many. */
export function SeatRing({ arrows }: { readonly arrows: readonly SupportArrow[] }) {
  const { state, who } = useGameOnScreen();
  const seats = state.players.length + (state.chaplain ? 1 : 0);
  const received = Array.from(
    { length: seats },
    (_, seat) => arrows.filter(({ to }) => to === seat).length,
  );
  const most = Math.max(1, ...received);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of the book shows many; a fieldset would bring its own box
    <div class="ring" role="group" aria-label={m.poilus_aid_ring()}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {arrows.map(({ from, to }) => {
          const { line, head } = drawn(from, to, seats);
          return (
            <g key={from}>
              <path class="ring__arrow" d={line} />
              <path class="ring__head" d="M3 0-11-8v16z" transform={head} />
            </g>
          );
        })}
      </svg>
      {received.map((count, seat) => {
        const [x, y] = placeOf(seat, seats);
        const isAhead = count === most && received.filter((other) => other === most).length === 1;
        return (
          <p
            key={seat}
            class={isAhead ? 'ring__seat ring__seat--ahead' : 'ring__seat'}
            style={{
              insetInlineStart: `${(100 * x) / WIDTH}%`,
              top: `${(100 * y) / HEIGHT}%`,
              // Whoever sits at the side has their name turned towards the middle.
              translate: `${-20 - (60 * x) / WIDTH}% -50%`,
            }}
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
    </div>
  );
}

/** An arrow, told as the log tells it. */
export const arrowOf = (from: number, to: number, tile: SupportTileId, who: Who): SupportArrow => ({
  from,
  to,
  said: m.poilus_event_tile_given({
    from: who(from),
    to: who(to),
    tile: SUPPORT_TILE_NAMES[tile](),
  }),
});

/** Seats lie clockwise as on the table, the first at the top. */
function placeOf(seat: number, seats: number): readonly [number, number] {
  const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
  return [WIDTH / 2 + Math.cos(angle) * 140, HEIGHT / 2 + Math.sin(angle) * 56];
}

/** The line of an arrow, and where its head lies and points. */
function drawn(from: number, to: number, seats: number): { line: string; head: string } {
  const [x, y] = placeOf(from, seats);
  if (from === to) {
    const out = y < HEIGHT / 2 ? 1 : -1;
    return {
      line: `M${x - 14} ${y + 15 * out}c-10 ${34 * out} 38 ${34 * out} 28 ${3 * out}`,
      head: `translate(${x + 14} ${y + 18 * out})rotate(${-108 * out})`,
    };
  }
  const [toX, toY] = placeOf(to, seats);
  const length = Math.hypot(toX - x, toY - y);
  const [stepX, stepY] = [(toX - x) / length, (toY - y) / length];
  // Bent to one side, so that two who help each other have an arrow each.
  const [middleX, middleY] = [(x + toX) / 2 - stepY * 16, (y + toY) / 2 + stepX * 16];
  const begin = [x + stepX * GAP, y + stepY * GAP * 0.7];
  const [endX, endY] = [toX - stepX * GAP, toY - stepY * GAP * 0.7];
  const turned = (Math.atan2(endY - middleY, endX - middleX) * 180) / Math.PI;
  return {
    line: `M${begin.join(' ')}Q${middleX} ${middleY} ${endX} ${endY}`,
    head: `translate(${endX} ${endY})rotate(${turned})`,
  };
}
