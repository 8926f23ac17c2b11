import { GOALS, type Goal, type GoalId, TURN_TRACK } from '#games/maquis/data/index.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { costSigns, drawnFor, signRow } from './icons.ts';
import { CARD } from './sizes.ts';
import { detail, linesIn, svg } from './svg.ts';

/** What a goal is about: in a disc of 28 mm as the places are, or, without a place of action, in a box of 36 by 20. */

/** A hand press, and sheets that dry above it. */
const newspaper = [
  svg.circle('in', 0, 0, 14),
  svg.path('hair', 'M-13-8.4Q0-6.4 13-8.4'),
  [-9, -3, 3, 9]
    .map((x) =>
      svg.group(
        svg.rect('pg', -2.2, 0, 4.4, 5.4) +
          svg.path('hair', 'M-1.4 1.2H1.4M-1.4 2.4H1.4M-1.4 3.6H.4'),
        x,
        -7.6,
      ),
    )
    .join(''),
  svg.path('fl0', 'M-15 7H15V15H-15Z') + svg.line('ink', -15, 7, 15, 7),
  svg.path('iron', 'M-5.4 7V-1.6M5.4 7V-1.6') + svg.rect('dk', -6.6, -3, 13.2, 1.8),
  svg.path('iron', 'M0-1.4V1') +
    svg.rect('dk2', -4, 1, 8, 1.6) +
    svg.rect('pg', -4.6, 3.6, 9.2, 0.9) +
    svg.rect('wd', -8, 4.5, 16, 1.5),
  svg.path('iron', 'M6.4-2.2L11-4.6') + svg.circle('dk', 11.2, -4.8, 0.8),
  svg.rect('pg', -12.4, 4.2, 4.2, 2.8) + svg.path('hair', 'M-12.4 5.2H-8.2M-12.4 6.2H-8.2'),
].join('');

const train = [
  svg.circle('sk', 0, 0, 14),
  svg.path('gd0', 'M-15 2Q-6-2 2 0T15-1V15H-15Z'),
  detail.bush(-11.6, 1, 2),
  svg.rect('st', -15, 6.4, 30, 8) + svg.path('ink', 'M-15 6.4H15'),
  svg.path(
    'dk2',
    'M-10 15V12.4a3 3 0 0 1 6 0V15ZM-1 15V12.4a3 3 0 0 1 6 0V15ZM8 15V12.4a3 3 0 0 1 6 0V15Z',
  ),
  svg.path('dk', 'M-9.4 3.6V-1.6H2.4V3.6Z') +
    svg.rect('dk', 2.4, -5, 6, 8.6) +
    svg.rect('dk', 1.6, -6, 7.6, 1.2),
  svg.rect('gl', 3.8, -3.4, 3.2, 3),
  svg.rect('dk', -7.8, -5.4, 2, 3.8) +
    svg.path('dk', 'M-8.6-5.4H-5L-5.4-6.6H-8.2Z') +
    svg.path('dk', 'M-3-1.6a1.6 1.6 0 0 1 3.2 0Z'),
  svg.path(
    'wh',
    'M-7-7.4C-9.6-8-9-10.4-7-10.2C-6.4-12.4-3-12.4-2.6-10.6C-.4-12 2.4-10.4 1-8.6C.2-7.4-5-6.8-7-7.4Z',
  ),
  svg.path('dk', 'M-9.4 3.6L-12 5.6H-9Z'),
  [-7, -3.6, -0.2].map((x) => svg.circle('wheel', x, 4.6, 1.5)).join('') +
    svg.circle('wheel', 5.4, 4.6, 1.5),
  svg.path('cream', 'M-7 4.6H-.2'),
  svg.rect('dk', 9.4, -1.4, 6, 5) + svg.circle('wheel', 12, 4.6, 1.5),
].join('');

const sabotage = [
  svg.circle('sk', 0, 0, 14),
  svg.path('ro', 'M-12 8.5V1L-7-3V1L-2-3V1L3-3V8.5Z'),
  svg.rect('w2', 3, -1, 9, 9.5),
  svg.path('ro', 'M4.6-1L5.2-11H8L8.6-1Z') + svg.path('hair', 'M5-7.6H8.2M4.9-4.4H8.4'),
  svg.path(
    'wh',
    'M6.6-11C4-11.2 4.6-13.4 6.6-13.2C7-14.6 10-14.4 10-12.8C12-12.8 12-10.8 10-10.8Z',
  ),
  svg.path('gl', 'M-10.4 3.4H-8V5.4H-10.4ZM-5.4 3.4H-3V5.4H-5.4ZM-.8 3.4H1.6V5.4H-.8Z'),
  svg.path('gl', 'M4.4 1.4H6.6V3.6H4.4ZM8.4 1.4H10.6V3.6H8.4Z'),
  svg.path('dk2', 'M5.8 8.5V5.6H9.2V8.5Z'),
  detail.ground(),
  svg.path('fl', 'M-6.6-2.2L-9.6-6.4L-5.8-4.4L-5.6-9L-3.2-5L.4-8L-1 -3.4L2.6-2.6Z'),
].join('');

const spy = [
  svg.circle('nt', 0, 0, 14),
  svg.circle('mo', 7.6, -7.6, 2.6),
  svg.path('gf0', 'M-15 6Q-4 3 6 5.4T15 5V15H-15Z') + svg.path('ink', 'M-15 6Q-4 3 6 5.4T15 5'),
  svg.path('dk2', 'M-12.4 5V-3.6L-9-7L-5.6-3.6V4Z') + svg.path('ye', 'M-10-1H-8V1.4H-10Z'),
  svg.path('dk', 'M-2.6 8.4L-1.6-.6C-1.4-2.6.2-3.4 1.6-3.4S4.4-2.6 4.6-.6L5.6 8.4Z'),
  svg.circle('w1', 1.5, -5.6, 2),
  svg.path('dk', 'M-2-6.2C-.4-7.2 3.4-7.2 5-6.2L4.8-5.7H-1.8ZM-.5-6.7L0-9H3L3.5-6.7Z'),
  svg.path('cream', 'M1.5-2.8L.3-.6M1.5-2.8L2.7-.6M1.5 1V7'),
  svg.rect('wd', 5.6, 4.4, 5.2, 4.4, 0.5) +
    svg.path('ink', 'M7.2 4.4V3.2H9.2V4.4M5.6 6.2H10.8') +
    svg.path('bold', 'M4.6.4L7.6 3.6'),
].join('');

const helmet = (x: number, y: number): string =>
  svg.group(
    svg.path('rd', 'M0-4.6C3.4-4.6 4.6-2.2 4.8-.2L6.8 1.6H-6.8L-4.8-.2C-4.6-2.2-3.4-4.6 0-4.6Z') +
      svg.path('dk', 'M-3 1.6H3V3.2C3 5-3 5-3 3.2Z'),
    x,
    y,
    0.42,
  );

/** Five helmets under the sights of one. */
const assassination = [
  svg.rect('in', 0, 0, 36, 20),
  svg.path('st', 'M0 20V12H36V20Z') +
    svg.path(
      'hair',
      'M0 16H36M6 12V16M15 12V16M24 12V16M33 12V16M2 16V20M11 16V20M20 16V20M29 16V20',
    ),
  svg.path('wd', 'M2 12V2H4V12ZM32 12V2H34V12Z') + svg.line('ink', 0, 2, 36, 2),
  [6.6, 12.3, 18, 23.7, 29.4].map((x) => helmet(x, 9.6)).join(''),
  svg.circle('sight', 18, 9, 5.2),
  svg.path('bold', 'M18 2.2V6.2M18 11.8V15.8M11.2 9H15.2M20.8 9H24.8'),
].join('');

/** The town hall under its own flag. */
const liberation = [
  svg.rect('sk', 0, 0, 36, 20),
  svg.path('gd0', 'M0 17H36V20H0Z') + svg.line('ink', 0, 17, 36, 17),
  svg.path('w1', 'M7 17V8H29V17Z') + svg.path('sl', 'M6 8.2L9 4.8H27L30 8.2Z'),
  svg.path('w1', 'M14.6 17V5L18 2.4L21.4 5V17Z') +
    svg.circle('wh', 18, 6.6, 1.3) +
    svg.path('hair', 'M18 6.6V5.7M18 6.6H18.6'),
  [8.6, 11.4, 22.4, 25.2].map((x) => svg.rect('gl', x, 10, 1.8, 2.8)).join('') +
    [8.6, 11.4, 22.4, 25.2].map((x) => svg.rect('gl', x, 13.8, 1.8, 2.2)).join(''),
  svg.path('wd', 'M16.4 17V13a1.6 1.6 0 0 1 3.2 0V17Z'),
  svg.path('ink', 'M18 2.4V.2'),
  svg.line('bold', 4, 17, 4, 2),
  svg.path('bl0', 'M4 2.4H6.6V7H4Z') +
    svg.path('wh0', 'M6.6 2.4H9.2V7H6.6Z') +
    svg.path('rd0', 'M9.2 2.4H11.8V7H9.2Z') +
    svg.path('ink', 'M4 2.4H11.8V7H4'),
  [24.6, 27, 31, 33]
    .map(
      (x, nth) =>
        svg.path('dk', `M${x - 0.8} 19V16.4L${x} 15.6L${x + 0.8} 16.4V19Z`) +
        svg.circle('dk', x, 14.8, 0.75) +
        (nth % 2 ? svg.line('ink', x + 0.6, 16.2, x + 1.6, 13.6) : ''),
    )
    .join(''),
].join('');

const GOAL_DRAWINGS: Readonly<Partial<Record<GoalId, string>>> = {
  'underground-newspaper': newspaper,
  'destroy-the-train': train,
  sabotage,
  'aid-the-spy': spy,
  assassination,
  'liberate-the-town': liberation,
};

/** What each goal is about, to be used by its name. */
export const GOALS_DRAWN: string = GOALS.map(({ id, successes }) =>
  svg.define(
    `goal-${id}`,
    svg.group(
      drawnFor(GOAL_DRAWINGS, id),
      0,
      0,
      1,
      successes.length > 0 ? 'clip-path="url(#kit-disc)"' : 'clip-path="url(#kit-scene)"',
    ),
  ),
).join('');

/** What a card says below its name. */
const WORDS: Readonly<Partial<Record<Goal['id'], () => string>>> = {
  'underground-newspaper': m.maquis_kit_goal_newspaper,
  'destroy-the-train': () =>
    m.maquis_kit_goal_train({
      first: TURN_TRACK.trains[0] ?? 0,
      last: TURN_TRACK.trains.at(-1) ?? 0,
    }),
  sabotage: m.maquis_kit_goal_sabotage,
  'aid-the-spy': m.maquis_kit_goal_spy,
  assassination: m.maquis_kit_goal_assassination,
  'liberate-the-town': m.maquis_kit_goal_liberate,
};

const MIDDLE = CARD.w / 2;

const SUCCESS_RADIUS = 5.25;

const GOAL_RADIUS = 11.25;

/** The circles in a row, each with what marking it costs above. */
function successes({ successes: all, needsTrain }: Goal, y: number): string {
  const step = 13.4;
  const shift = needsTrain ? -5 : 0;
  const first = MIDDLE + shift - ((all.length - 1) * step) / 2;
  return (
    all
      .map(({ cost, circle: number }, nth) => {
        const x = first + nth * step;
        const signs = costSigns(cost);
        return (
          (signs.length > 0
            ? signRow(signs, x, y - 8, 4.2, 12.6)
            : svg.text(x, y - 7, m.maquis_kit_free(), { size: 2.5, room: 12 })) +
          svg.circle('success', x, y, SUCCESS_RADIUS) +
          (number ? svg.text(x, y + 2.1, String(number), { size: 6, face: 'b', look: 'pale' }) : '')
        );
      })
      .join('') +
    (needsTrain
      ? svg.use('train', MIDDLE + 8, y - 1.6, 0.3) +
        svg.text(MIDDLE + 8, y + 4.4, `${TURN_TRACK.trains[0]}–${TURN_TRACK.trains.at(-1)}`, {
          size: 3,
          face: 'b',
        })
      : '')
  );
}

/** The place of action, on the road that leaves the card below. */
const actionPlace = (goal: Goal): string =>
  svg.path('kerb', `M${MIDDLE} 58V64`) +
  svg.path('road', `M${MIDDLE} 58V64`) +
  svg.circle('halo', MIDDLE, 49.6, GOAL_RADIUS + 0.7) +
  svg.use(`goal-${goal.id}`, MIDDLE, 49.6, GOAL_RADIUS / 14) +
  svg.circle('rim', MIDDLE, 49.6, GOAL_RADIUS) +
  svg.use('arrow-red', 5.6, 49.6, 0.22);

/** A goal without a place: what it waits for, below its picture. */
function condition({ id, soldiers, atTheEnd }: Goal): string {
  const signs = atTheEnd
    ? signRow([...costSigns(atTheEnd.hand)], MIDDLE - 7.6, 52.8, 5.6, 20) +
      svg.use('heart', MIDDLE + 6, 52.8, 0.25) +
      svg.text(MIDDLE + 13.4, 54.6, `${atTheEnd.morale}+`, { size: 5, face: 'b' })
    : svg.use('soldier', MIDDLE - 4, 52.4, 0.36) +
      svg.text(MIDDLE + 4.6, 55, String(soldiers), { size: 8, face: 'b' });
  return (
    svg.group(svg.use(`goal-${id}`) + svg.rect('rim2', 0, 0, 36, 20), 4, 26.4) +
    signs +
    svg.text(MIDDLE, 60.2, m.maquis_kit_goal_no_place(), { size: 2.5, room: 36 })
  );
}

/** A goal card, from its upper left corner. */
export function goalCard(goal: Goal): string {
  const name = GOAL_NAMES[goal.id]();
  const lines = linesIn(name, 36, 4.4, 't');
  const isLong = lines.length > 1;
  return svg.group(
    lines
      .map((words, nth) =>
        svg.text(MIDDLE, (isLong ? 5.9 : 7.6) + nth * 4.5, words, {
          size: 4.4,
          face: 't',
          room: 38,
        }),
      )
      .join('') +
      svg.line('hairline', 3, 12, CARD.w - 3, 12) +
      svg.paragraph(MIDDLE, 15.8, drawnFor(WORDS, goal.id)(), {
        room: 36,
        size: 2.55,
        leading: 3.2,
      }) +
      (goal.successes.length > 0 ? successes(goal, 32) + actionPlace(goal) : condition(goal)),
    0,
    0,
    1,
    `data-card="goal-${goal.id}"`,
  );
}
