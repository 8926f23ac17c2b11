import * as m from '#messages';
import { FIELDS, LOCATION_IDS, type Pawn, SIDES, SPARE_ROOMS } from '../data/index.ts';
import { type Position, type Snapshot, type Table, tableOf } from '../engine/index.ts';
import { pawnIn } from '../session/index.ts';
import { goodsText, spaceText, thePlace } from './in-sentences.ts';
import { GOAL_NAMES, LOCATION_NAMES, TILE_NAMES } from './names.ts';

const COUNTS = [
  ['morale', m.maquis_table_correct_morale],
  ['soldiers', m.maquis_table_correct_soldiers],
  ['safeHouse', m.maquis_table_correct_home],
  ['cafe', m.maquis_table_correct_cafe],
  ['patrolsToCome', m.maquis_table_correct_patrols],
] as const;

const PAWN_THERE: Readonly<Record<Pawn, () => string>> = {
  worker: m.maquis_table_correct_worker,
  police: m.maquis_table_correct_police,
  soldier: m.maquis_table_correct_soldier,
};

/**
 * A correction in the log: what it changed on the table. Goods alone are told by whoever counts them; their own
 * cubes are no mistake.
 *
 * @param before the position that was corrected
 * @param after the table as it was said to be
 */
export function correctionText(before: Position, after: Table): string {
  const { goals, state } = tableOf(before);
  const then = { ...state, hand: after.state.hand };
  if (JSON.stringify(then) === JSON.stringify({ ...then, ...after.state })) {
    return m.maquis_log_hand({ goods: goodsText(after.state.hand) });
  }
  const changes = [
    ...countsChanged(state, after.state),
    ...placesChanged(state, after.state),
    ...goodsChanged(state, after.state),
    ...SPARE_ROOMS.flatMap((room) => {
      const tile = after.state.rooms[room];
      if (tile === state.rooms[room]) return [];
      return told(
        LOCATION_NAMES[room](),
        tile ? TILE_NAMES[tile]() : m.maquis_table_correct_room_empty(),
      );
    }),
    ...SIDES.flatMap((side) => {
      const [was, is] = [state.goals[side], after.state.goals[side]];
      const goal = { goal: GOAL_NAMES[goals[side]]() };
      if (is.successes !== was.successes) {
        return changed(m.maquis_table_correct_successes(goal), was.successes, is.successes);
      }
      if (is.complete === was.complete) return [];
      return [
        is.complete ? m.maquis_table_correct_complete(goal) : m.maquis_log_not_complete(goal),
      ];
    }),
    ...(String(state.discard) === String(after.state.discard)
      ? []
      : told(m.maquis_table_correct_cards(), after.state.discard.join(' ') || '–')),
  ];
  if (changes.length === 0) return m.play_log_corrected();
  return m.maquis_log_corrected({
    changes: changes.reduce((first, second) => m.maquis_log_corrections({ first, second })),
  });
}

const told = (what: string, value: string) => [m.maquis_log_correction({ what, value })];

const changed = (what: string, was: string | number, is: string | number) =>
  told(what, `${was} → ${is}`);

function countsChanged(was: Snapshot, is: Snapshot): readonly string[] {
  const counts = COUNTS.flatMap(([of, name]) =>
    was[of] === is[of] ? [] : changed(name(), was[of], is[of]),
  );
  if (was.day !== is.day) {
    counts.unshift(...changed(m.maquis_track_turn(), spaceText(was.day), spaceText(is.day)));
  }
  if (was.shot === is.shot) return counts;
  return [...counts, is.shot ? m.maquis_table_correct_shot() : m.maquis_log_no_shot()];
}

const placesChanged = (was: Snapshot, is: Snapshot): readonly string[] =>
  LOCATION_IDS.flatMap((place) => {
    const pawn = pawnIn(is, place);
    if (pawn === pawnIn(was, place)) return [];
    return told(
      LOCATION_NAMES[place](),
      pawn ? PAWN_THERE[pawn]() : m.maquis_table_correct_nobody(),
    );
  });

function goodsChanged(was: Snapshot, is: Snapshot): readonly string[] {
  const isOther = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
  return [
    ...(isOther(was.hand, is.hand) ? told(m.maquis_table_correct_goods(), goodsText(is.hand)) : []),
    ...FIELDS.flatMap((field) => {
      const [before, after] = [was.airdrops[field] ?? {}, is.airdrops[field] ?? {}];
      if (!isOther(before, after)) return [];
      return told(m.maquis_table_correct_fields({ field: thePlace(field) }), goodsText(after));
    }),
  ];
}
