import { expect, test } from 'vitest';
import { dealtSetUp, rules as poilusRules, type SetUp } from '#les-poilus/engine/index.ts';
import { FILES as POILUS_FILES } from '#les-poilus/screen/practice/files.ts';
import { gamesIn as poilusIn } from '#les-poilus/screen/practice/read-file.ts';
import type { PoilusSaves } from '#les-poilus/table/index.ts';
import { gameFrom, type Owners, stepOf } from '#play/history/game.ts';
import type { Kinds, MoveStep, Rules } from '#play/rules.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import type { Save } from '#play/saves/save.ts';
import type { EntryRead, GameFiles } from '#play/screen/face.ts';
import { RULESET } from '#resist/data/index.ts';
import { rules as resistRules } from '#resist/engine/index.ts';
import { FILES as RESIST_FILES } from '#resist/screen/practice/files.ts';
import { gamesIn as resistIn } from '#resist/screen/practice/read-file.ts';
import { randomFrom } from '#shared/random.ts';

/* Games of the practice rooms go into a file of records and come back out of it. */

const noSeed = () => 'a fresh seed';

/** The steps of a game at random, as many as asked for or to its end. */
function stepsOf<K extends Kinds>(rules: Rules<K>, setUp: K['setUp'], most: number): MoveStep[] {
  const below = randomFrom('a game for a file');
  const steps: MoveStep[] = [];
  let position = rules.start(setUp);
  while (steps.length < most && rules.outcome(position) === undefined) {
    const { seats, chance } = rules.turn(position);
    const legal = rules.legalMoves(position).filter((move) => !rules.isChance(move));
    const isChances = chance && (seats.length === 0 || legal.length === 0);
    const move = isChances ? rules.chanceMove(position) : legal[below(legal.length)];
    const step = stepOf(rules, move ?? '', 'site');
    const taken = rules.take(position, step);
    if ('why' in taken) throw new Error(JSON.stringify([step, taken.why]));
    steps.push(step);
    position = taken.position;
  }
  return steps;
}

interface Room {
  readonly files: GameFiles<SaveKinds>;
  readonly read: (text: string) => readonly EntryRead<SaveKinds>[];
  readonly save: (steps: number) => Save<SaveKinds>;
}

const saveOf = (progress: object) => ({ version: 1, id: 'a', begun: 1, changed: 2, progress });

const resist: Room = {
  files: RESIST_FILES as unknown as GameFiles<SaveKinds>,
  read: (text) =>
    [...resistIn(text, { deck: 'site' }, noSeed)] as unknown as EntryRead<SaveKinds>[],
  save: (most) => {
    const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'a' } as const;
    const steps = stepsOf(resistRules, setUp, most);
    const game = { ...gameFrom(setUp, {} as Owners<never>), steps, seen: steps.length };
    return saveOf({ game }) as unknown as Save<SaveKinds>;
  },
};

const poilusSave = (setUp: SetUp, most: number, way: PoilusSaves['besides']['way']) => {
  const steps = stepsOf(poilusRules, setUp, most);
  const game = { ...gameFrom<PoilusSaves>(setUp, { deck: 'site' }), steps, seen: steps.length };
  return saveOf({ game, way, names: [] }) as unknown as Save<SaveKinds>;
};
const OPEN = dealtSetUp({ seed: 'a', players: 3 });

const poilus: Room = {
  files: POILUS_FILES as unknown as GameFiles<SaveKinds>,
  read: (text) =>
    [...poilusIn(text, { deck: 'site' }, noSeed)] as unknown as EntryRead<SaveKinds>[],
  save: (most) => poilusSave(OPEN, most, 'open'),
};

const ALL = 10_000;

const inPractice = test.for([
  ['RESIST!', resist],
  ['Les Poilus', poilus],
] as const);

inPractice('a game of %s comes back from its file, running or over', ([, room]) => {
  for (const most of [0, 25, ALL]) {
    const save = room.save(most);
    expect(room.files.has(save)).toBe(true);
    const [read, ...others] = room.read(room.files.text([save]));
    expect(others).toEqual([]);
    expect(read).toMatchObject({ game: (save.progress as { game: object }).game });
  }
});

inPractice(
  'several games of %s are a line each, and good ones come in beside bad ones',
  ([, room]) => {
    const text = room.files.text([room.save(5), room.save(25)]);
    const read = room.read(`${text.replace('\n', '\n{"format":"no such"}\n')}`);
    expect(read.map((one) => ('game' in one ? one.game.steps.length : one.entry))).toEqual([
      5, 2, 25,
    ]);
  },
);

inPractice('what in a file is no game of %s is told in a sentence', ([, room]) => {
  const record = JSON.parse(room.files.text([room.save(25)]));
  const { moves } = record;
  const ended = JSON.parse(room.files.text([room.save(ALL)]));
  const BAD: readonly (readonly [text: string, sentence: string])[] = [
    ['half of {', 'it is not JSON'],
    ['[1]', 'no saved game of this room'],
    [JSON.stringify({ format: 'safe-house-backup' }), 'no saved game of this room'],
    [JSON.stringify({ ...record, version: 99 }), 'another version of this site'],
    [JSON.stringify({ ...record, moves: 'all' }), 'In this file “moves” is "all"'],
    [
      JSON.stringify({ ...record, moves: [...moves, 'nonsense'] }),
      `Move ${moves.length + 1}, nonsense: `,
    ],
    [JSON.stringify({ ...ended, moves }), 'do not lead to the end'],
  ];
  for (const [text, sentence] of BAD) {
    const [read, ...others] = room.read(text);
    expect(others).toEqual([]);
    expect(read).toMatchObject({ entry: 1, text: expect.stringContaining(sentence) });
  }
});

test('a game of Les Poilus goes into a file once its hands may be seen', () => {
  expect(poilus.files.has(poilusSave(OPEN, 25, 'round'))).toBe(false);
  expect(poilus.files.has(poilusSave(OPEN, ALL, 'round'))).toBe(true);
});

test('a record of Les Poilus that tells no hands opens in no practice', () => {
  const record = JSON.parse(poilus.files.text([poilus.save(0)]));
  const { tiles: _, deck: __, ...secret } = { ...record, hands: 'secret' };
  expect(poilus.read(JSON.stringify(secret))).toMatchObject([
    { entry: 1, text: 'In this file “hands” is "secret", which cannot stand there.' },
  ]);
});
