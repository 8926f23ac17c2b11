import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { house } from '../../../cli/command-line.ts';
import { readSamples } from '../engine/samples.ts';

const poilus = (args: readonly string[], input = '') => house(['les-poilus', ...args], input);
const PERFT = fileURLToPath(new URL('../../../fixtures/les-poilus/perft.jsonl', import.meta.url));
const samples = readSamples();
const lines = (records: readonly unknown[]) => records.map((one) => JSON.stringify(one)).join('\n');

describe('play', () => {
  test('the same seed, the same games, which the referee takes', async () => {
    const [one, two] = await Promise.all([
      poilus(['play', '--games', '6', '--seed', 's']),
      poilus(['play', '--games', '6', '--seed', 's']),
    ]);
    expect(one.lines).toHaveLength(6);
    expect(one.lines).toEqual(two.lines);
    const told = await poilus(['referee'], one.lines.join('\n'));
    expect(told.status).toBe(0);
    expect(told.results.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
  });
  test('secret games are the same games as their tables saw them', async () => {
    const args = ['play', '--games', '3', '--seed', 's', '--players', '4', '--states'];
    const [open, secret] = await Promise.all([poilus(args), poilus([...args, '--secret'])]);
    const told = await poilus(['referee', '--states'], secret.lines.join('\n'));
    expect(told.results.map(({ states }) => states)).toEqual(
      secret.results.map(({ states }) => states),
    );
    expect(secret.results.map(({ outcome }) => outcome)).toEqual(
      open.results.map(({ outcome }) => outcome),
    );
    expect(secret.results.map(({ hands }) => hands)).toEqual(['secret', 'secret', 'secret']);
  });
  test.each(['plain', 'coach'])('the %s player plays whole games', async (policy) => {
    const args = ['play', '--games', '1', '--seed', 's', '--players', '3', '--policy', policy];
    const played = await poilus(policy === 'coach' ? [...args, '--lines', '4'] : args);
    const told = await poilus(['referee'], played.lines.join('\n'));
    expect(told.results).toMatchObject([{ ok: true }]);
  });
  test('strength counts how the games end that play plays', async () => {
    const games = ['--games', '4', '--seed', 's', '--players', '3', '--lines', '4'];
    const [played, { results }] = await Promise.all([
      poilus(['play', ...games, '--policy', 'coach']),
      poilus(['strength', ...games]),
    ]);
    const ended = (reason: string) =>
      played.results.filter(({ outcome }) => (outcome as { reason: string }).reason === reason)
        .length;
    expect(results).toMatchObject([
      {
        players: 3,
        lines: 4,
        games: 4,
        win: { games: ended('peace') },
        hardships: { games: ended('hardships') },
        monument: { games: ended('monument') },
        command: 'strength --games 4 --seed s --players 3 --lines 4',
      },
    ]);
  });
  test('options stand as in a record', async () => {
    const args = ['play', '--games', '2', '--seed', 's', '--variant', 'veteran'];
    const { results } = await poilus([...args, '--options', '{"twoPlayers":"chaplain"}']);
    expect(results).toMatchObject([
      { players: 2, variant: 'veteran', options: { twoPlayers: 'chaplain' } },
      { players: 2 },
    ]);
  });
});

describe('referee', () => {
  test('tells states and legal moves of whole records', async () => {
    const { record, states, legal } = samples[2];
    const { results, status } = await poilus(['referee', '--states', '--legal'], lines([record]));
    expect(status).toBe(0);
    expect(results[0]).toMatchObject({ outcome: record.outcome, moves: record.moves });
    expect(results[0].states).toEqual(states);
    const sorted = (moves: readonly (readonly string[])[]) => moves.map((one) => [...one].sort());
    expect(sorted(results[0].legal as string[][])).toEqual(sorted(legal));
  });
  test('says what is wrong at which move, with the rule, and goes on', async () => {
    const { record } = samples[0];
    const wrong = { ...record, moves: ['intensity:2', ...record.moves.slice(1)] };
    const { results, status, messages } = await poilus(['referee'], lines([wrong, record]));
    expect(status).toBe(1);
    expect(results).toEqual([
      {
        line: 1,
        ok: false,
        move: 1,
        reason: 'Move 1, “intensity:2”: In the first mission at least 3 are drawn each.',
        rule: 'les-poilus.first-mission',
      },
      { line: 2, ok: true, moves: record.moves.length },
    ]);
    expect(messages[0]).toMatch(/^standard input, line 1: Move 1/);
  });
});

test('legal lists the moves where a record ends', async () => {
  const { record, legal } = samples[0];
  const begun = { ...record, moves: record.moves.slice(0, 17), outcome: undefined };
  const { results } = await poilus(['legal'], lines([begun]));
  expect([...(results[0] as unknown as string[])].sort()).toEqual([...legal[17]].sort());
});

test('perft counts from a record with a deck', async () => {
  const { results } = await poilus(['perft', '--depth', '5', '--record', PERFT]);
  expect(results.map(({ nodes }) => nodes)).toEqual([4, 11, 32, 138, 347, 4, 11, 36, 130, 399]);
});

test('odds tells fractions, for the table or a seat', async () => {
  const two = readFileSync(PERFT, 'utf8').split('\n')[0];
  const [table, seat] = await Promise.all([
    poilus(['odds'], two),
    poilus(['odds', '--seat', '0'], two),
  ]);
  expect([table.results[0].unseen, seat.results[0].unseen]).toEqual([59, 56]);
  expect(Object.keys(seat.results[0])).toEqual([
    'unseen',
    'bustNext',
    'trapNext',
    'hardshipNext',
    'bustWithin',
  ]);
});

test('bench measures random games', async () => {
  const { results, status } = await poilus(['bench', '--seconds', '0.05']);
  expect(status).toBe(0);
  expect(results.map(({ name }) => name)).toEqual(['random-games', 'moves', 'odds', 'coach-lines']);
});
