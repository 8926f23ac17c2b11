import { expect, test } from 'vitest';
import { BadInput } from '#cli/options.ts';
import { commands } from '#games/maquis/cli.ts';
import { maquis } from './maquis.ts';

test.each([
  [['palay', '--games', '1'], 'There is no command “palay”; did you mean “play”?'],
  [
    ['win'],
    'There is no command “win”; the commands are play, referee, legal, perft, odds, advise, bench, strength, habits, mine, and train.',
  ],
  [['odds'], 'In standard input there is no game record; give one, on a line of its own.'],
  [
    ['advise', '--budget', '10', '--seed', '1'],
    'In standard input there is no game record; give one, on a line of its own.',
  ],
  [
    ['referee', 'no-such-file'],
    'There is no file “no-such-file”; name a file with a game record on each line.',
  ],
  [['referee', 'src'], '“src” is a folder; name a file with a game record on each line.'],
  [['legal'], 'In standard input there is no game record; give one, on a line of its own.'],
])('%j is answered with a sentence and status 1', async (args, sentence) => {
  const { status, lines, messages } = await maquis(args);
  expect({ status, lines, messages }).toEqual({ status: 1, lines: [], messages: [sentence] });
});

test('help lists every command, and so does no command at all', async () => {
  const [help, nothing] = await Promise.all([maquis(['help']), maquis([])]);
  expect([help.status, nothing.status]).toEqual([0, 1]);
  expect(help.messages).toEqual(nothing.messages);
  for (const name of [
    'play',
    'referee',
    'legal',
    'perft',
    'odds',
    'advise',
    'bench',
    'strength',
    'train',
  ]) {
    expect(help.messages.some((line) => line.startsWith(`  ${name} `))).toBe(true);
  }
});

const PLAY = ['--games', '1', '--seed', '1'];

const WRONG: readonly (readonly [name: string, readonly string[], string])[] = [
  ['play', ['--seed', '1'], 'The command play needs --games; add it, for example --games 10.'],
  ['play', ['--games', '1'], 'The command play needs --seed; add it, for example --seed 1.'],
  [
    'play',
    ['--games', 'ten', '--seed', '1'],
    '--games is “ten”; it must be a whole number from 1 on.',
  ],
  [
    'play',
    ['--games', '-5', '--seed', '1'],
    '--games is “-5”; it must be a whole number from 1 on.',
  ],
  [
    'play',
    ['--games', '--seed', '1'],
    'The option --games of play has no value; write one after it.',
  ],
  ['play', [...PLAY, '--seed', '2'], 'The option --seed is given more than once; give it once.'],
  [
    'play',
    [...PLAY, '--dificulty', 'hard'],
    'The command play has no option --dificulty; did you mean --difficulty?',
  ],
  [
    'play',
    [...PLAY, '-x'],
    'The command play has no option -x; its options are --games, --seed, --policy, --budget, --difficulty, --goals, and --states.',
  ],
  ['play', [...PLAY, '--states=yes'], 'The option --states takes no value; leave out “yes”.'],
  ['play', [...PLAY, 'games.jsonl'], 'The command play reads no file; leave out “games.jsonl”.'],
  [
    'play',
    [...PLAY, '--difficulty', 'hrad'],
    '--difficulty is “hrad”, which is not known; did you mean “hard”?',
  ],
  [
    'play',
    [...PLAY, '--difficulty', 'brutal'],
    '--difficulty is “brutal”; it must be very-easy, easy, normal, tricky, hard, or very-hard.',
  ],
  [
    'play',
    [...PLAY, '--goals', 'sabotage'],
    '--goals is “sabotage”; it must be two goals with a comma between them, west first, for example underground-newspaper,destroy-the-train.',
  ],
  [
    'play',
    [...PLAY, '--goals', 'sabotage,sabotage'],
    '--goals is “sabotage,sabotage”; the goals in the west and in the east must be different.',
  ],
  [
    'play',
    [...PLAY, '--goals', 'sabotage,aid-the-spi'],
    '--goals is “aid-the-spi”, which is not known; did you mean “aid-the-spy”?',
  ],
  [
    'play',
    [...PLAY, '--policy', 'coach', '--budget', '0'],
    '--budget is “0”; it must be a whole number from 1 on.',
  ],
  ['play', [...PLAY, '--policy', 'x'], '--policy is “x”; it must be random, plain, or coach.'],
  [
    'play',
    [...PLAY, '--budget', '100'],
    '--budget is how many games the coach plays for a decision; leave it out unless --policy is coach.',
  ],
  ['referee', ['a', 'b'], 'The command referee reads one file; leave out “b”.'],
  ['legal', ['--states'], 'The command legal has no option --states, nor any other; leave it out.'],
  [
    'strength',
    ['--games', '1', '--seed', '1', '--policy', 'plain', '--budget', '5'],
    '--budget is how many games the coach plays for a decision; leave it out unless --policy is coach.',
  ],
  ['advise', ['--budget', '5'], 'The command advise needs --seed; add it, for example --seed 1.'],
  ['odds', ['--states'], 'The command odds has no option --states, nor any other; leave it out.'],
  ['odds', ['a', 'b'], 'The command odds reads one file; leave out “b”.'],
  ['perft', [], 'The command perft needs --depth; add it, for example --depth 5.'],
  ['perft', ['--depth', '0'], '--depth is “0”; it must be a whole number from 1 on.'],
  [
    'perft',
    ['--depth', '1', '--deck', '1,2,3,4,5,6,7,8,9,9'],
    '--deck names card 9 more than once; each card is in the deck once.',
  ],
  [
    'perft',
    ['--depth', '1', '--deck', '1,2,3,4,5,6,7,8,9,11'],
    '--deck names a card “11”; the patrol cards are numbered 1 to 10.',
  ],
  [
    'perft',
    ['--depth', '1', '--deck', '1,2,3,4,5,6,8,9'],
    '--deck leaves out cards 7 and 10; it must name every card that is not in the discard.',
  ],
  ['bench', ['--seconds', '0'], '--seconds is “0”; it must be a number above 0.'],
];

test.each(WRONG)('%s %j is refused in a sentence', async (name, args, sentence) => {
  const command = commands.find((known) => known.name === name);
  const refusal = await command?.run(args).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BadInput);
  expect((refusal as BadInput).message).toBe(sentence);
});
