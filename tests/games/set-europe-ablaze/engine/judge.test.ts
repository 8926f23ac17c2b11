import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseOf } from '#games/set-europe-ablaze/data/index.ts';
import { JUDGED, judgeEvent } from '#games/set-europe-ablaze/engine/judge.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';

interface Row {
  readonly title: string;
  readonly case: string;
  readonly legal: boolean;
  readonly state: UnknownRecord;
  readonly event: UnknownRecord;
}

/** Verdicts written by hand from the rules. Values and borders of Areas are made up. */
const { areas, edges, rows } = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../fixtures/set-europe-ablaze/verdicts.json'),
    'utf8',
  ),
) as {
  readonly areas: Readonly<Record<string, UnknownRecord>>;
  readonly edges: readonly unknown[];
  readonly rows: readonly Row[];
};

/** A whole state: the row's Areas with what is made up of them, and Orleans selected. */
function stateOf({ state }: Row): UnknownRecord {
  const told = (state.areas ?? {}) as Readonly<Record<string, UnknownRecord>>;
  const all = Object.entries(areas).map(([id, facts]) => [id, { ...facts, ...told[id] }]);
  const impulse = { area: 'orleans', ...(state.impulse as object) };
  return { ...state, areas: Object.fromEntries(all), impulse, edges };
}

describe('a verdict by the rules', () => {
  test.each(rows.map((row) => [`${caseOf(row.case).rule}: ${row.title}`, row] as const))(
    '%s',
    (_, row) => {
      const { legal, case: number } = judgeEvent(stateOf(row), row.event) ?? {};
      expect({ legal, case: number }).toEqual({ legal: row.legal, case: row.case });
    },
  );
});

/** An Area called Birch, and Cedar behind it. */
const birch = (area: UnknownRecord, rest: UnknownRecord = {}) => ({
  impulse: { area: 'birch' },
  areas: { birch: area },
  ...rest,
});

test('set-europe-ablaze.eid: a third EID in an Impulse is refused, a second is not', () => {
  const again = (times: number) =>
    judgeEvent(birch({ active: 1 }, { impulse: { area: 'birch', count: { eid: times } } }), {
      type: 'action',
      action: 'eid',
      assets: [{ what: 'network', how: 'extract', area: 'birch' }],
    });
  expect(again(1)).toEqual({ legal: true, case: '8.3.1' });
  expect(again(2)).toEqual({ legal: false, case: '8.3.1c' });
});

test('set-europe-ablaze.german-movement: an Interdicted Area is gone round where there is a way', () => {
  const move = (edgesThere: readonly (readonly string[])[]) =>
    judgeEvent(
      {
        active: 'german',
        impulse: { area: 'cedar' },
        areas: { birch: { temporary: true } },
        edges: edgesThere,
      },
      {
        type: 'action',
        action: 'german-movement',
        units: [{ unit: 'detachment', from: 'ash', to: 'cedar' }],
      },
    );
  const chain = [
    ['ash', 'birch'],
    ['birch', 'cedar'],
  ];
  expect(move(chain)).toEqual({ legal: false, case: '8.3.4c' });
  expect(move([...chain, ['ash', 'cedar']])).toEqual({ legal: true, case: '8.3.4' });
  expect(move([])).toEqual({ legal: true, case: '8.3.4' });
});

test('set-europe-ablaze.withhold: Networks that have just acted cannot turn Quiet', () => {
  const withhold = (acted: number) =>
    judgeEvent(birch({ active: 3 }, { resolution: { by: 'german' }, lastImpulseNetworks: acted }), {
      type: 'withhold',
      networks: 2,
    });
  expect(withhold(1)).toEqual({ legal: true, case: '8.6.2a' });
  expect(withhold(2)).toMatchObject({ legal: false, case: '8.6.2a' });
});

test('set-europe-ablaze.maximum-effort: it needs a point to spend', () => {
  const state = { phase: 'ops.open', ap: { maquis: 0, german: 3 } };
  expect(judgeEvent(state, { type: 'maximum-effort' })).toMatchObject({
    legal: false,
    case: '8.4.1',
  });
});

test('nobody judges what is not known', () => {
  expect(judgeEvent({}, { type: 'surrender' })).toBeUndefined();
  expect(judgeEvent({}, {})).toBeUndefined();
  expect(judgeEvent({}, { type: 'constructor' })).toBeUndefined();
});

const ODD = [
  null,
  0,
  -1,
  'x',
  [],
  [null],
  {},
  { player: 7 },
  { orleans: null, paris: { country: 3 } },
  true,
];

test('whatever a state and an event hold, a verdict comes and names a case there is', () => {
  const names = ['areas', 'ap', 'impulse', 'hand', 'laid', 'active', 'edges', 'ready', 'turn'];
  for (const type of JUDGED) {
    for (const name of names) {
      for (const value of ODD) {
        const event = { type, action: 'eid', units: [value], assets: [value], card: value };
        const verdict = judgeEvent({ [name]: value }, event);
        expect(caseOf(verdict?.case ?? '').number).toBe(verdict?.case);
      }
    }
  }
});
