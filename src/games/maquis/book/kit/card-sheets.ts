import { GOALS, type LocationId, PATROL_CARDS, ROADS } from '#games/maquis/data/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { goalCard } from './goal-cards.ts';
import { CANVAS, CARD, cutMarks, cuts, DRAWING_TOP, steps } from './sizes.ts';
import { linesIn, svg } from './svg.ts';
import { FRAME, PLACES, RIVER, smooth, spotInKit } from './town.ts';

/** The town as a plan of lines, for the foot of each card. */
export const MINIATURE_DRAWN: string = svg.define(
  'plan',
  svg.rect('plan', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 10) +
    svg.group(svg.path('plan-river', smooth(RIVER)), 0, 0, 1, 'clip-path="url(#kit-frame)"') +
    svg.rect('plan-edge', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 10) +
    svg.path(
      'plan-roads',
      ROADS.map(
        ({ between: [a, b] }) => `M${spotInKit(a).join(' ')}L${spotInKit(b).join(' ')}`,
      ).join(''),
    ) +
    PLACES.map(({ kind, spot: [x, y] }) =>
      kind === 'home'
        ? svg.rect('dk', x - 8, y - 6, 16, 12)
        : svg.circle('plan-spot', x, y, kind === 'room' ? 4 : 5.5),
    ).join(''),
);

const PLAN_WIDTH = 31;
const PLAN = PLAN_WIDTH / FRAME.w;

/** The plan of the town with the three places of a card. */
function plan({ places }: (typeof PATROL_CARDS)[number]): string {
  const marks = places.map((id, nth) => {
    const [x, y] = spotInKit(id);
    return svg.group(
      svg.circle(nth === 0 ? 'rd0' : 'plan-mark', 0, 0, 11) +
        svg.text(0, 5.6, String(nth + 1), { size: 16, face: 'b', look: nth === 0 ? 'inv' : '' }),
      x,
      y,
    );
  });
  return svg.group(
    svg.use('plan') + marks.join(''),
    (CARD.w - PLAN_WIDTH) / 2 - FRAME.x * PLAN,
    36.8,
    Math.round(PLAN * 10000) / 10000,
  );
}

const ROW = 8.1;

function row(id: LocationId, nth: number): string {
  const y = 11.2 + nth * ROW;
  const name = LOCATION_NAMES[id]();
  return svg.group(
    svg.use(`at-${id}`, 12.4, 3.6, 0.26) +
      svg.circle('rim2', 12.4, 3.6, 3.64) +
      svg.circle(nth === 0 ? 'rd0' : 'num', 5.6, 3.6, 2.5) +
      svg.text(5.6, 4.85, String(nth + 1), { size: 3.5, face: 'b', look: nth === 0 ? 'inv' : '' }) +
      svg.text(17.4, 4.9, name, {
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
function patrolCard(card: (typeof PATROL_CARDS)[number]): string {
  return svg.group(
    svg.text(3.4, 7.2, m.maquis_card_title({ number: card.number }), {
      size: 5,
      face: 't',
      start: true,
      room: 30,
    }) +
      svg.use('police', CARD.w - 6, 5.4, 0.27) +
      svg.line('hairline', 3, 9.4, CARD.w - 3, 9.4) +
      card.places.map(row).join('') +
      plan(card),
    0,
    0,
    1,
    `data-card="patrol-${card.number}"`,
  );
}

/*
 * Ten patrols, six goals and two aids, six in a row. Goals lie in the two columns in the middle and aids at both
 * ends of the row in the middle, so that each back lies behind its card whichever way a printer turns the paper.
 */

const COLUMNS = 6;
const ROWS = 3;
const LEFT = (CANVAS.long - COLUMNS * CARD.w) / 2;

const GOAL_COLUMNS = [2, 3];
const AID_ROW = 1;

/** What lies in a column of a row. */
function kindAt(column: number, row: number): 'patrol' | 'goal' | 'aid' {
  if (GOAL_COLUMNS.includes(column)) return 'goal';
  return row === AID_ROW && (column === 0 || column === COLUMNS - 1) ? 'aid' : 'patrol';
}

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, nth) => {
  const [column, row] = [nth % COLUMNS, Math.floor(nth / COLUMNS)];
  return { x: LEFT + column * CARD.w, y: DRAWING_TOP + row * CARD.h, kind: kindAt(column, row) };
});

interface AidPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An aid is a card of text: its parts below each other. */
function aid(name: string, title: string, parts: readonly AidPart[]): string {
  const size = 2.4;
  let y = 12.6;
  const drawn = parts.flatMap((part) => {
    y += 0.6;
    const head = svg.text(3.4, y, part.title, { size: 2.9, face: 'b', start: true, room: 37 });
    y += 3.5;
    const body = part.lines.flatMap((words) => {
      const lines = linesIn(words, 35.4, size).map((one, nth) => {
        const dot = nth === 0 ? svg.circle('dk', 4, y - 0.8, 0.42) : '';
        const drawn = dot + svg.text(5.6, y, one, { size, start: true, room: 36 });
        y += 2.85;
        return drawn;
      });
      y += 0.35;
      return lines;
    });
    y += 0.9;
    return [head, ...body];
  });
  return svg.group(
    svg.text(3.4, 7.2, title, { size: 4.6, face: 't', start: true, room: 37 }) +
      svg.line('hairline', 3, 9.4, CARD.w - 3, 9.4) +
      drawn.join(''),
    0,
    0,
    1,
    `data-card="${name}"`,
  );
}

const aids = (): readonly string[] => [
  aid('aid-turn', m.maquis_kit_aid_turn(), [
    {
      title: m.maquis_kit_aid_placement(),
      lines: [
        m.maquis_kit_aid_placement_1(),
        m.maquis_kit_aid_placement_2(),
        m.maquis_kit_aid_placement_3(),
      ],
    },
    { title: m.maquis_kit_aid_action(), lines: [m.maquis_kit_aid_action_1()] },
    {
      title: m.maquis_kit_aid_upkeep(),
      lines: [m.maquis_kit_aid_upkeep_1(), m.maquis_kit_aid_upkeep_2()],
    },
  ]),
  aid('aid-patrol', m.maquis_kit_aid_patrol(), [
    {
      title: m.maquis_kit_aid_card(),
      lines: [m.maquis_kit_aid_card_1(), m.maquis_kit_aid_card_2(), m.maquis_kit_aid_card_3()],
    },
    { title: m.maquis_kit_aid_home(), lines: [m.maquis_kit_aid_home_1()] },
    {
      title: m.maquis_kit_aid_shot(),
      lines: [m.maquis_kit_aid_shot_1(), m.maquis_kit_aid_shot_2()],
    },
  ]),
];

const GRID = [
  LEFT,
  DRAWING_TOP,
  steps(COLUMNS, CARD.w),
  steps(ROWS, CARD.h),
  COLUMNS * CARD.w,
  ROWS * CARD.h,
] as const;

/** The faces of all cards. */
export function cardFaces(): string {
  const left = {
    patrol: PATROL_CARDS.map(patrolCard),
    goal: GOALS.map(goalCard),
    aid: [...aids()],
  };
  return (
    CELLS.map(({ x, y, kind }) => svg.group(left[kind].shift() ?? '', x, y)).join('') +
    cuts(...GRID)
  );
}

const lozenge = (x: number, y: number): string => `M${x} ${y - 2.4}l1.6 2.4l-1.6 2.4l-1.6-2.4Z`;
const small = (x: number, y: number): string => `M${x} ${y - 0.9}l.6 .9l-.6 .9l-.6-.9Z`;

/** The back of a card: a pattern that goes on over its edges, so that a cut a little aside is not seen. */
const BACKS_DRAWN: readonly string[] = [
  svg.define(
    'back-patrol',
    svg.path(
      'bk-line',
      Array.from({ length: 10 }, (_, col) =>
        Array.from({ length: 9 }, (_, row) => lozenge(2.2 + col * 4.4, 3.5 + row * 7)).join(''),
      ).join(''),
    ) +
      svg.path(
        'bk-dot',
        Array.from({ length: 10 }, (_, col) =>
          Array.from({ length: 9 }, (_, row) => small(2.2 + col * 4.4, 3.5 + row * 7)).join(''),
        ).join(''),
      ) +
      svg.circle('bk-disc', 22, 29, 11.6) +
      svg.circle('bk-rim', 22, 29, 10.4) +
      svg.circle('bk-hair', 22, 29, 9.4) +
      svg.use('police', 22, 28.2, 0.5) +
      svg.rect('bk-plate', 7, 44, 30, 8.4, 1.2),
  ),
  svg.define(
    'back-goal',
    svg.path(
      'gk-line',
      Array.from({ length: 9 }, (_, nth) => `M0 ${3.5 + nth * 7}h44`).join('') +
        Array.from({ length: 10 }, (_, nth) => `M${2.2 + nth * 4.4} 0v63`).join(''),
    ) +
      svg.circle('gk-disc', 22, 29, 11.6) +
      svg.circle('gk-rim', 22, 29, 10.4) +
      svg.circle('gk-hair', 22, 29, 9.4) +
      svg.use('lorraine', 22, 29, 0.56) +
      svg.rect('gk-plate', 7, 44, 30, 8.4, 1.2),
  ),
];

export const backsDrawn = (): string => BACKS_DRAWN.join('');

/** The backs, each behind its card. */
export function cardBacks(): string {
  return (
    CELLS.filter(({ kind }) => kind !== 'aid')
      .map(({ x, y, kind }) =>
        svg.group(
          svg.use(`back-${kind}`) +
            svg.text(
              22,
              49.7,
              (kind === 'goal'
                ? m.maquis_kit_back_goal()
                : m.maquis_kit_back_patrol()
              ).toUpperCase(),
              {
                size: 4.2,
                face: 't',
                room: 28,
                look: kind === 'goal' ? 'letter-red' : 'blue',
              },
            ),
          x,
          y,
          1,
          `data-back="${kind}"`,
        ),
      )
      .join('') + cutMarks(...GRID)
  );
}
