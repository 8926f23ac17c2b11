import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  dealLink,
  type GameRecord,
  gameLink,
  makeRecord,
  newGame,
  positionLink,
  replay,
  snapshotOf,
  tableOf,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';
import { gameOfTable, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import {
  fragmentOf,
  tableInAddress,
  tableInText,
  tableNow,
} from '#games/maquis/ui/editor/use-editor.ts';
import { acting, boxed, tableWith } from '../../engine/tables.ts';

const RECORD: GameRecord = JSON.parse(
  readFileSync('tests/fixtures/maquis/busy.record.json', 'utf8'),
);
const ACTING = tableWith({ phase: 'action', day: 4, workers: ['grocer'], discard: [8, 2] });

/** What lies on the table of the record after some of its moves. */
function stateAt(moves: number) {
  const { outcome: _, ...played } = { ...RECORD, moves: RECORD.moves.slice(0, moves) };
  const told = replay(played);
  if (!('replayed' in told)) throw new Error('the record is no game');
  const end = told.replayed.positions.at(-1);
  if (!end) throw new Error('a game has a start');
  return snapshotOf(end);
}

const stateIn = (text: string) => {
  const told = tableInText(text);
  return 'table' in told ? told.table.state : told;
};
const trouble = (text: string) => {
  const told = tableInText(text);
  return 'trouble' in told ? told.trouble : '';
};

describe('a table brought by a text', () => {
  test('is the one that a link to a position holds, after what was played to its moment', () => {
    expect(stateIn(`https://x.org/y/#${fragmentOf(ACTING)}`)).toEqual(ACTING.state);
    const played = { table: ACTING, moves: ['act:grocer:food', 'return'], at: 2 };
    expect(stateIn(positionLink(played))).toMatchObject({ phase: 'dusk', hand: { food: 1 } });
    expect(stateIn(positionLink({ ...played, at: 0 }))).toEqual(ACTING.state);
  });

  test('is that of a game at the moment of its link, and of a deal at its start', () => {
    expect(stateIn(`see #${gameLink({ record: RECORD, at: 40 })} there`)).toEqual(stateAt(40));
    expect(stateIn(dealLink(RECORD))).toEqual(snapshotOf(newGame(RECORD)));
  });

  test('is that of a record at its last move, alone or the first of many', () => {
    const text = JSON.stringify(RECORD);
    expect(stateIn(text)).toEqual(stateAt(RECORD.moves.length));
    expect(stateIn(`${text}\n${text}\n`)).toEqual(stateAt(RECORD.moves.length));
    expect(stateIn(JSON.stringify(RECORD, null, 2))).toEqual(stateAt(RECORD.moves.length));
  });

  test('is of the edition that was played, from a link and from a record', () => {
    const deal = { ruleset: 'second-edition', difficulty: 'normal' } as const;
    const goals = { west: 'sabotage', east: 'milice-hq' } as const;
    const told = tableInText(dealLink({ ...deal, goals, seed: 'boxed' }));
    expect(told).toMatchObject({ table: { ruleset: 'second-edition', goals } });
    expect(told).toHaveProperty('table.state.morale', 4);
    const looking = tableWith(
      boxed('infiltration', 'sabotage', { phase: 'look', west: { successes: 1, inside: true } }),
    );
    expect(tableInAddress(fragmentOf(looking))).toMatchObject({
      table: { ruleset: 'second-edition', state: looking.state },
    });
    const record = makeRecord({ ...deal, goals: looking.goals, seed: 'boxed' }, []);
    expect(tableInText(JSON.stringify(record))).toHaveProperty('table.ruleset', 'second-edition');
  });

  test('tells nothing that is hidden there', () => {
    const told = tableInText(JSON.stringify(RECORD));
    if (!('table' in told)) throw new Error('no table');
    expect(told.table.unseen).not.toHaveProperty('random');
    expect(told.table.unseen).not.toHaveProperty('deck');
  });

  test.each([
    ['', /neither a link of this site nor a record/],
    ['hello', /neither a link of this site nor a record/],
    ['#position=1AAAAAAAA', /damaged on the way/],
    [`#${fragmentOf(ACTING).slice(0, -2)}`, /damaged on the way/],
    [`#${fragmentOf(ACTING).replace('=2', '=7')}`, /is version 7/],
    ['{"format": "another"}', /another/],
    [JSON.stringify({ ...RECORD, moves: ['upkeep'] }), /[Mm]ove 1/],
    ['x'.repeat(10_000_000), /large/],
  ])('is none where there is none, in a sentence: %#', (text, told) => {
    expect(trouble(text)).toMatch(told);
  });

  test('names the rule that a record breaks', () => {
    const blocked = { ...RECORD, moves: ['place:safe-house'] };
    expect(tableInText(JSON.stringify(blocked))).toHaveProperty('rule', 'maquis.safe-house-closed');
  });
});

describe('a table brought by an address', () => {
  test('is looked for only where the address means to bring one', () => {
    expect(tableInAddress('')).toBeUndefined();
    expect(tableInAddress('#editor-faults')).toBeUndefined();
    expect(tableInAddress(`#${fragmentOf(ACTING)}`)).toHaveProperty('table.state', ACTING.state);
    expect(tableInAddress('#position=1AAAAAAAA')).toHaveProperty('trouble');
  });
});

test('the table of a game is as everybody at it sees it', () => {
  const position = acting({ workers: ['grocer'] });
  const table = withoutSecrets(tableOf(position));
  expect(tableNow(gameOfTable(table, 'a seed', SITE_OWNS_ALL))).toEqual(table);
});
