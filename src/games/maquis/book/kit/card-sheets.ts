import * as m from '#messages';
import { GOALS, PATROL_CARDS } from '../../data/index.ts';
import { cutMarks, cuts, steps } from './cuts.ts';
import { goalCard } from './goal-cards.ts';
import { patrolCard } from './patrol-cards.ts';
import { CANVAS, CARD, DRAWING_TOP } from './sizes.ts';
import { circle, define, group, linesIn, path, rect, svgLine, svgText, svgUse } from './svg.ts';

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
    const head = svgText(3.4, y, part.title, { size: 2.9, face: 'b', start: true, room: 37 });
    y += 3.5;
    const body = part.lines.flatMap((words) => {
      const lines = linesIn(words, 35.4, size).map((one, nth) => {
        const dot = nth === 0 ? circle('dk', 4, y - 0.8, 0.42) : '';
        const drawn = dot + svgText(5.6, y, one, { size, start: true, room: 36 });
        y += 2.85;
        return drawn;
      });
      y += 0.35;
      return lines;
    });
    y += 0.9;
    return [head, ...body];
  });
  return group(
    svgText(3.4, 7.2, title, { size: 4.6, face: 't', start: true, room: 37 }) +
      svgLine('hairline', 3, 9.4, CARD.w - 3, 9.4) +
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
    CELLS.map(({ x, y, kind }) => group(left[kind].shift() ?? '', x, y)).join('') + cuts(...GRID)
  );
}

const lozenge = (x: number, y: number): string => `M${x} ${y - 2.4}l1.6 2.4l-1.6 2.4l-1.6-2.4Z`;
const small = (x: number, y: number): string => `M${x} ${y - 0.9}l.6 .9l-.6 .9l-.6-.9Z`;

/** The back of a card: a pattern that goes on over its edges, so that a cut a little aside is not seen. */
const BACKS_DRAWN: readonly string[] = [
  define(
    'back-patrol',
    path(
      'bk-line',
      Array.from({ length: 10 }, (_, col) =>
        Array.from({ length: 9 }, (_, row) => lozenge(2.2 + col * 4.4, 3.5 + row * 7)).join(''),
      ).join(''),
    ) +
      path(
        'bk-dot',
        Array.from({ length: 10 }, (_, col) =>
          Array.from({ length: 9 }, (_, row) => small(2.2 + col * 4.4, 3.5 + row * 7)).join(''),
        ).join(''),
      ) +
      circle('bk-disc', 22, 29, 11.6) +
      circle('bk-rim', 22, 29, 10.4) +
      circle('bk-hair', 22, 29, 9.4) +
      svgUse('police', 22, 28.2, 0.5) +
      rect('bk-plate', 7, 44, 30, 8.4, 1.2),
  ),
  define(
    'back-goal',
    path(
      'gk-line',
      Array.from({ length: 9 }, (_, nth) => `M0 ${3.5 + nth * 7}h44`).join('') +
        Array.from({ length: 10 }, (_, nth) => `M${2.2 + nth * 4.4} 0v63`).join(''),
    ) +
      circle('gk-disc', 22, 29, 11.6) +
      circle('gk-rim', 22, 29, 10.4) +
      circle('gk-hair', 22, 29, 9.4) +
      svgUse('lorraine', 22, 29, 0.56) +
      rect('gk-plate', 7, 44, 30, 8.4, 1.2),
  ),
];

export const backsDrawn = (): string => BACKS_DRAWN.join('');

/** The backs, each behind its card. */
export function cardBacks(): string {
  return (
    CELLS.filter(({ kind }) => kind !== 'aid')
      .map(({ x, y, kind }) =>
        group(
          svgUse(`back-${kind}`) +
            svgText(
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
