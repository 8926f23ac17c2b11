import { expect, test } from 'vitest';
import type { EntryRead, GameFiles } from '#play/game-mode.ts';
import { stepOf } from '#play/history/game.ts';
import type { GameRules, GameTypes, MoveStep } from '#play/rules/game-rules.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { randomFrom } from '#shared/random.ts';

/* Games of the practice rooms go into a file of records and come back out of it. */

export const noSeed = () => 'a fresh seed';

/** The steps of a game at random, as many as asked for or to its end. */
export function stepsOf<T extends GameTypes>(
  rules: GameRules<T>,
  setUp: T['setUp'],
  most: number,
): MoveStep[] {
  const below = randomFrom('a game for a file');
  const steps: MoveStep[] = [];
  let position = rules.initialPosition(setUp);
  while (steps.length < most && rules.outcome(position) === undefined) {
    const { seats, chance } = rules.turn(position);
    const legal = rules.legalMoves(position).filter((move) => !rules.isChanceMove(move));
    const isChances = chance && (seats.length === 0 || legal.length === 0);
    const move = isChances ? rules.drawChanceMove(position) : legal[below(legal.length)];
    const step = stepOf(rules, move ?? '', 'site');
    const taken = rules.apply(position, step);
    if ('reasons' in taken) throw new Error(JSON.stringify([step, taken.reasons]));
    steps.push(step);
    position = taken.position;
  }
  return steps;
}

export interface RoomWithFiles {
  readonly files: GameFiles<SaveTypes>;
  readonly read: (text: string) => readonly EntryRead<SaveTypes>[];
  readonly save: (steps: number) => Save<SaveTypes>;
}

export const saveOf = (progress: object) => ({
  version: 1,
  id: 'a',
  begun: 1,
  changed: 2,
  progress,
});

/** More steps than a game has. */
export const ALL = 10_000;

/** What every practice room's files do. */
export function testFilesOf(room: RoomWithFiles): void {
  test('a game comes back from its file, running or over', () => {
    for (const most of [0, 25, ALL]) {
      const save = room.save(most);
      expect(room.files.has(save)).toBe(true);
      const [read, ...others] = room.read(room.files.text([save]));
      expect(others).toEqual([]);
      expect(read).toMatchObject({ game: (save.progress as { game: object }).game });
    }
  });

  test('several games are a line each, and good ones come in beside bad ones', () => {
    const text = room.files.text([room.save(5), room.save(25)]);
    const read = room.read(`${text.replace('\n', '\n{"format":"no such"}\n')}`);
    expect(read.map((one) => ('game' in one ? one.game.steps.length : one.entry))).toEqual([
      5, 2, 25,
    ]);
  });

  test('what in a file is no game is told in a sentence', () => {
    const record = JSON.parse(room.files.text([room.save(25)]));
    const { moves } = record;
    const ended = JSON.parse(room.files.text([room.save(ALL)]));
    const BAD: readonly (readonly [text: string, sentence: string])[] = [
      ['half of {', 'it is not JSON'],
      ['[1]', 'no saved game for this room'],
      [JSON.stringify({ format: 'safe-house-backup' }), 'no saved game for this room'],
      [JSON.stringify({ ...record, version: 99 }), 'another version of this site'],
      [JSON.stringify({ ...record, moves: 'all' }), 'In this file “moves” is "all"'],
      [
        JSON.stringify({ ...record, moves: [...moves, 'nonsense'] }),
        `Move ${moves.length + 1}, nonsense: `,
      ],
      [JSON.stringify({ ...ended, moves }), 'do not lead to the result'],
    ];
    for (const [text, sentence] of BAD) {
      const [read, ...others] = room.read(text);
      expect(others).toEqual([]);
      expect(read).toMatchObject({ entry: 1, text: expect.stringContaining(sentence) });
    }
  });
}
