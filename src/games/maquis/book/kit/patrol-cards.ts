import * as m from '#messages';
import { type PatrolCard, ROADS } from '../../data/index.ts';
import { LOCATION_NAMES } from '../../i18n/names.ts';
import { CARD } from './sizes.ts';
import { circle, define, group, path, rect, svgLine, svgText, svgUse } from './svg.ts';
import { FRAME, PLACES, RIVER, smooth, spotInKit } from './town.ts';

/** The town as a plan of lines, for the foot of each card. */
export const MINIATURE_DRAWN: string = define(
  'plan',
  rect('plan', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 10) +
    group(path('plan-river', smooth(RIVER)), 0, 0, 1, 'clip-path="url(#kit-frame)"') +
    rect('plan-edge', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 10) +
    path(
      'plan-roads',
      ROADS.map(
        ({ between: [a, b] }) => `M${spotInKit(a).join(' ')}L${spotInKit(b).join(' ')}`,
      ).join(''),
    ) +
    PLACES.map(({ kind, spot: [x, y] }) =>
      kind === 'home'
        ? rect('dk', x - 8, y - 6, 16, 12)
        : circle('plan-spot', x, y, kind === 'room' ? 4 : 5.5),
    ).join(''),
);

const PLAN_WIDTH = 31;
const PLAN = PLAN_WIDTH / FRAME.w;

/** The plan of the town with the three places of a card. */
function plan({ places }: PatrolCard): string {
  const marks = places.map((id, nth) => {
    const [x, y] = spotInKit(id);
    return group(
      circle(nth === 0 ? 'rd0' : 'plan-mark', 0, 0, 11) +
        svgText(0, 5.6, String(nth + 1), { size: 16, face: 'b', look: nth === 0 ? 'inv' : '' }),
      x,
      y,
    );
  });
  return group(
    svgUse('plan') + marks.join(''),
    (CARD.w - PLAN_WIDTH) / 2 - FRAME.x * PLAN,
    36.8,
    Math.round(PLAN * 10000) / 10000,
  );
}

const ROW = 8.1;

function row(id: PatrolCard['places'][number], nth: number): string {
  const y = 11.2 + nth * ROW;
  const name = LOCATION_NAMES[id]();
  return group(
    svgUse(`at-${id}`, 12.4, 3.6, 0.26) +
      circle('rim2', 12.4, 3.6, 3.64) +
      circle(nth === 0 ? 'rd0' : 'num', 5.6, 3.6, 2.5) +
      svgText(5.6, 4.85, String(nth + 1), { size: 3.5, face: 'b', look: nth === 0 ? 'inv' : '' }) +
      svgText(17.4, 4.9, name, {
        size: nth === 0 ? 4 : 3.7,
        face: 't',
        start: true,
        room: 24,
        ...(nth === 0 ? {} : { look: 'second' }),
      }),
    0,
    y - 0.6,
  );
}

/** A patrol card, from its upper left corner: whom it sends, where to, and where that is. */
export function patrolCard(card: PatrolCard): string {
  return group(
    svgText(3.4, 7.2, m.maquis_card_title({ number: card.number }), {
      size: 5,
      face: 't',
      start: true,
      room: 30,
    }) +
      svgUse('police', CARD.w - 6, 5.4, 0.27) +
      svgLine('hairline', 3, 9.4, CARD.w - 3, 9.4) +
      card.places.map(row).join('') +
      plan(card),
    0,
    0,
    1,
    `data-card="patrol-${card.number}"`,
  );
}
