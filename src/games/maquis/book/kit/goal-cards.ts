import * as m from '#messages';
import { GOALS, type Goal, TURN_TRACK } from '../../data/index.ts';
import { GOAL_NAMES } from '../../i18n/names.ts';
import { GOAL_DRAWINGS } from './goal-drawings.ts';
import { drawnFor } from './icons.ts';
import { costSigns, signRow } from './offers.ts';
import { CARD, GOAL_RADIUS, SUCCESS_RADIUS } from './sizes.ts';
import {
  circle,
  define,
  group,
  linesIn,
  path,
  rect,
  svgLine,
  svgParagraph,
  svgText,
  svgUse,
} from './svg.ts';

/** What each goal is about, to be used by its name. */
export const GOALS_DRAWN: string = GOALS.map(({ id, successes }) =>
  define(
    `goal-${id}`,
    group(
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
            : svgText(x, y - 7, m.maquis_kit_free(), { size: 2.5, room: 12 })) +
          circle('success', x, y, SUCCESS_RADIUS) +
          (number ? svgText(x, y + 2.1, String(number), { size: 6, face: 'b', look: 'pale' }) : '')
        );
      })
      .join('') +
    (needsTrain
      ? svgUse('train', MIDDLE + 8, y - 1.6, 0.3) +
        svgText(MIDDLE + 8, y + 4.4, `${TURN_TRACK.trains[0]}–${TURN_TRACK.trains.at(-1)}`, {
          size: 3,
          face: 'b',
        })
      : '')
  );
}

/** The place of action, on the road that leaves the card below. */
const actionPlace = (goal: Goal): string =>
  path('kerb', `M${MIDDLE} 58V64`) +
  path('road', `M${MIDDLE} 58V64`) +
  circle('halo', MIDDLE, 49.6, GOAL_RADIUS + 0.7) +
  svgUse(`goal-${goal.id}`, MIDDLE, 49.6, GOAL_RADIUS / 14) +
  circle('rim', MIDDLE, 49.6, GOAL_RADIUS) +
  svgUse('arrow-red', 5.6, 49.6, 0.22);

/** A goal without a place: what it waits for, below its picture. */
function condition({ id, soldiers, atTheEnd }: Goal): string {
  const signs = atTheEnd
    ? signRow([...costSigns(atTheEnd.hand)], MIDDLE - 7.6, 52.8, 5.6, 20) +
      svgUse('heart', MIDDLE + 6, 52.8, 0.25) +
      svgText(MIDDLE + 13.4, 54.6, `${atTheEnd.morale}+`, { size: 5, face: 'b' })
    : svgUse('soldier', MIDDLE - 4, 52.4, 0.36) +
      svgText(MIDDLE + 4.6, 55, String(soldiers), { size: 8, face: 'b' });
  return (
    group(svgUse(`goal-${id}`) + rect('rim2', 0, 0, 36, 20), 4, 26.4) +
    signs +
    svgText(MIDDLE, 60.2, m.maquis_kit_goal_no_place(), { size: 2.5, room: 36 })
  );
}

/** A goal card, from its upper left corner. */
export function goalCard(goal: Goal): string {
  const name = GOAL_NAMES[goal.id]();
  const lines = linesIn(name, 36, 4.4, 't');
  const isLong = lines.length > 1;
  return group(
    lines
      .map((words, nth) =>
        svgText(MIDDLE, (isLong ? 5.9 : 7.6) + nth * 4.5, words, {
          size: 4.4,
          face: 't',
          room: 38,
        }),
      )
      .join('') +
      svgLine('hairline', 3, 12, CARD.w - 3, 12) +
      svgParagraph(MIDDLE, 15.8, drawnFor(WORDS, goal.id)(), {
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
