import * as m from '#messages';
import type { Exercise } from '../puzzles/index.ts';
import { maquisName, missionName } from './cards.ts';

/** What an exercise asks for: "This round: defeat Barracks and keep Abel to draw again later." */
export function exerciseAsks({
  aim,
  asks,
  until,
}: Pick<Exercise, 'aim' | 'asks' | 'until'>): string {
  // Whoever may stop weighs that against one round more.
  if ('mean' in aim) {
    return asks === 'choice' ? m.resist_exercise_points_next() : m.resist_exercise_points();
  }
  const { defeated, kept, civilians } = aim.chance;
  const parts = [
    ...defeated.map((mission) => m.resist_exercise_defeat({ mission: missionName(mission) })),
    ...kept.map((maquis) => m.resist_exercise_kept({ maquis: maquisName(maquis) })),
    ...(civilians === undefined ? [] : [m.resist_exercise_civilians()]),
  ];
  const asked =
    until !== 'hand' && until.rounds === 2
      ? m.resist_exercise_asked_of_two
      : m.resist_exercise_asked;
  return asked({
    parts: (parts.length > 0 ? parts : [m.resist_exercise_stay()]).reduce((first, second) =>
      m.resist_exercise_both({ first, second }),
    ),
  });
}
