import { expect, test } from 'vitest';
import { house } from '../../../cli/command-line.ts';

const resist = (args: readonly string[], input?: string) => house(['resist', ...args], input);

const GAMES = ['play', '--games', '20', '--seed', 'spring'];
const OPENING = [
  ...['border', 'barracks', 'mountain-pass', 'bunker'].map((id) => `mission:${id}`),
  ...['abel', 'adela', 'carlos', 'benigno', 'spy'].map((id) => `draw:${id}`),
];
const line = (parts: object): string =>
  `${JSON.stringify({ format: 'resist-record', version: 1, moves: OPENING, ...parts })}\n`;

test('what play writes, referee accepts, with the same states and lists', async () => {
  const more = ['--states', '--legal', '--split', 'draft', '--reading', 'lenient'];
  const played = await resist([...GAMES, ...more]);
  const input = played.lines.join('\n');
  const [judged, again] = await Promise.all([
    resist(['referee'], input),
    resist(['referee', '--states', '--legal'], input),
  ]);
  expect([judged.status, judged.results.length]).toEqual([0, 20]);
  expect(judged.results.every(({ ok }) => ok)).toBe(true);
  expect(again.lines).toEqual(played.lines);
});

test('the same seed plays the same games, another plays others', async () => {
  const [one, two, other] = await Promise.all([
    resist(GAMES),
    resist(GAMES),
    resist(['play', '--games', '20', '--seed', 'autumn']),
  ]);
  expect(two.lines).toEqual(one.lines);
  expect(new Set([...one.lines, ...other.lines]).size).toBe(40);
});

test('legal and odds speak of the position that a record ends in', async () => {
  const [legal, odds] = await Promise.all([
    resist(['legal'], line({})),
    resist(['odds'], line({})),
  ]);
  expect(legal.results[0]).toHaveLength(12);
  expect(odds.results[0]).toMatchObject({ reveal: { 1: { 'counter-guerrilla': '1/4' } } });
});

test('advise ranks every legal move of the position that a record ends in, the same each time', async () => {
  const ask = () => resist(['advise', '--seed', '1', '--budget', '60'], line({}));
  const [one, again, legal] = await Promise.all([ask(), ask(), resist(['legal'], line({}))]);
  const moves = one.results[0].moves as { move: string }[];
  expect(moves.map(({ move }) => move).sort()).toEqual(
    [...(legal.results[0] as unknown as string[])].sort(),
  );
  expect(again.lines).toEqual(one.lines);
});

test('strength counts how the games of a player end, habits what was done in them', async () => {
  const games = ['--games', '6', '--seed', 'spring', '--policy', 'plain'];
  const [measured, played] = await Promise.all([
    resist(['strength', ...games]),
    resist(['play', ...games]),
  ]);
  const results = played.results.map(({ outcome }) => (outcome as { result: string }).result);
  const { games: count, win, loss } = measured.results[0] as Record<string, { games: number }>;
  expect(count).toBe(6);
  expect(loss.games).toBe(results.filter((result) => result === 'loss').length);
  expect(win.games).toBe(results.filter((result) => result !== 'loss' && result !== 'draw').length);
  const counted = await resist(['habits'], played.lines.join('\n'));
  expect(counted.results[0]).toMatchObject({ games: 6 });
});

test('a refused record is told by line, move, reason and rule, and the status is 1', async () => {
  const { status, results, messages } = await resist(
    ['referee'],
    line({}) + line({ moves: ['stop'] }),
  );
  expect(status).toBe(1);
  expect(results).toEqual([
    { line: 1, ok: true, moves: 9 },
    {
      line: 2,
      ok: false,
      move: 1,
      reason: 'Move 1, “stop”: Something else must be decided first: the next Mission.',
      rule: 'resist.setup-missions',
    },
  ]);
  expect(messages).toEqual([
    'standard input, line 2: Move 1, “stop”: Something else must be decided first: the next Mission.',
  ]);
});

test.each([
  [
    ['hop'],
    '',
    'There is no command “hop”; the commands are play, referee, legal, perft, odds, advise, bench, strength, habits, mine, people, and train.',
  ],
  [['legal'], '', 'In standard input there is no game record; give one, on a line of its own.'],
  [['referee'], '', 'In standard input there is no game record; give one, on a line of its own.'],
  [
    ['perft', '--depth', '2'],
    '',
    'The command perft needs --record; add it, for example --record game.json.',
  ],
  [
    ['play', '--games', '1', '--seed', '1', '--split', 'drfat'],
    '',
    '--split is “drfat”, which is not known; did you mean “draft”?',
  ],
  [
    ['play', '--games', '1', '--seed', '1', '--budget', '5'],
    '',
    '--budget is how many games the coach plays for a decision; leave it out unless --policy is coach.',
  ],
  [['legal'], '{', 'standard input, line 1: This is not JSON; a record is one JSON object.'],
  [
    ['legal'],
    line({ split: 'even' }),
    'standard input, line 1: In the record, split is "even"; it should be random or draft.',
  ],
  [
    ['legal'],
    line({ format: 'maquis-record' }),
    'standard input, line 1: The format of the record is "maquis-record"; it should be "resist-record".',
  ],
  [
    ['legal'],
    line({ outcome: { result: 'draw', reason: 'ended', points: 3 } }),
    'standard input, line 1: After move 9 the game is still running, but the record has the outcome “draw, ended, 3 points”; leave it out.',
  ],
  [
    ['legal'],
    line({ moves: ['mission:moon'] }),
    'standard input, line 1: Move 1, “mission:moon”: Nothing here is called “moon”.',
  ],
])('%j is answered with a sentence and status 1', async (args, input, sentence) => {
  const { status, lines, messages } = await resist(args, input);
  expect({ status, lines, messages }).toEqual({ status: 1, lines: [], messages: [sentence] });
});

test('bench tells games and moves a second', async () => {
  const { results } = await resist(['bench', '--seconds', '0.01']);
  expect(results.map(({ name }) => name)).toEqual(['random-games', 'moves']);
  for (const { count, seconds, perSecond } of results) {
    expect([count, seconds, perSecond].every((value) => Number(value) > 0)).toBe(true);
  }
});
