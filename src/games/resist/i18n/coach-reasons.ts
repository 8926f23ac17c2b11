import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { percentText } from '#shared/chance/chance-text.ts';
import type { AdviceReason } from '../coach/reasons.ts';
import { ENEMY_KINDS, type EnemyTypeId } from '../data/index.ts';
import type { Position } from '../engine/index.ts';
import { maquisName } from './cards.ts';
import { moveWords } from './moves.ts';

/** What is spared, or opened, by an Enemy's fall. */
const SPARES: Readonly<Record<EnemyTypeId, () => string>> = {
  'counter-guerrilla': m.resist_coach_civilian,
  military: m.resist_coach_military,
  'spy-master': m.resist_coach_spy_master,
  'radio-operator': m.resist_coach_radio_operator,
  guard: m.resist_coach_guard,
  grunt: m.resist_coach_grunt,
  engineer: m.resist_coach_engineer,
  jailor: m.resist_coach_jailor,
};

const LOST: Readonly<Record<string, (terms: { percent: string }) => string>> = {
  civilians: m.resist_coach_could_lose_civilians,
  missions: m.resist_coach_could_lose_missions,
  spies: m.resist_coach_could_lose_spies,
};

interface Terms {
  readonly params: AdviceReason['params'];
  readonly percent: string;
  readonly by: string;
  readonly move: string;
}

const SAID: Readonly<Record<AdviceReason['code'], (terms: Terms) => string>> = {
  'target-spares': ({ params }) => {
    const kind = ENEMY_KINDS.find(({ id }) => id === params.kind);
    return kind ? SPARES[kind.type.id]() : '';
  },
  'shown-is-spent': ({ params }) =>
    m.resist_coach_shown_is_spent({ maquis: maquisName(params.maquis) }),
  'mission-falls': m.resist_coach_mission_falls,
  'more-points': m.resist_coach_more_points,
  'fewer-points': m.resist_coach_fewer_points,
  'more-civilians': m.resist_coach_more_civilians,
  'fewer-civilians': m.resist_coach_fewer_civilians,
  'more-spies': m.resist_coach_more_spies,
  'fewer-spies': m.resist_coach_fewer_spies,
  'more-removed': m.resist_coach_more_removed,
  'fewer-removed': m.resist_coach_fewer_removed,
  'more-shown': m.resist_coach_more_shown,
  'fewer-shown': m.resist_coach_fewer_shown,
  'as-good-as': m.resist_coach_as_good_as,
  'drafted-better': ({ params }) => m.resist_coach_drafted_better(pairOf(params)),
  'drafted-worse': ({ params }) => m.resist_coach_drafted_worse(pairOf(params)),
  'could-reach': m.resist_coach_could_reach,
  'could-lose': ({ params, percent }) => LOST[params.end]({ percent }),
  'spies-next-hand': ({ params: { drawn, cards, spies } }) =>
    m.resist_coach_spies_next_hand({ drawn, cards, spies }),
  'all-spies': m.resist_coach_all_spies,
};

const pairOf = ({ maquis, other }: AdviceReason['params']) => ({
  maquis: maquisName(maquis),
  other: maquisName(other),
});

/** A reason of the coach as a sentence; `before` is the position it is about. */
export function adviceReasonText(reason: AdviceReason, before: Position): string {
  const { percent = 0, by = 0, move = '' } = reason.params;
  return SAID[reason.code]({
    params: reason.params,
    percent: percentText(Number(percent) / 100, 1),
    by: Number(by).toLocaleString(getLocale(), { maximumFractionDigits: 1 }),
    move: move === '' ? '' : moveWords(before, String(move)),
  });
}
