import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Move,
  type Position,
  play,
  positionFrom,
  snapshotOf,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { type Example, readExample, tableFrom } from '#games/maquis/puzzles/index.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { moveOf } from './files.ts';

const FOLDER = new URL('../../../../content/examples/maquis/', import.meta.url);
const CHAPTERS = new URL('../../../../content/rules/maquis/', import.meta.url);

const names = readdirSync(FOLDER).map((file) => file.replace('.yml', ''));

function example(name: string): Example {
  const made = readExample(parse(readFileSync(new URL(`${name}.yml`, FOLDER), 'utf8')));
  if ('faults' in made) throw new Error(`${name}: ${made.faults.join('; ')}`);
  return made.read;
}

function startOf(name: string): Position {
  const { mode, table, deck } = example(name);
  const made = positionFrom(tableFrom(mode, table, deck));
  if ('faults' in made) throw new Error(`${name}: ${made.faults.map(({ code }) => code).join()}`);
  return made.position;
}

/** Every order in which the moves of an example can be tried, each position once. */
function tried(start: Position, moves: readonly Move[]): Set<Move> {
  const played = new Set<Move>();
  const seen = new Set<string>();
  const walk = (position: Position) => {
    const key = JSON.stringify(position);
    if (seen.has(key)) return;
    seen.add(key);
    for (const move of moves) {
      if (validateMove(position, move).length > 0) continue;
      played.add(move);
      walk(play(position, move).position);
    }
  };
  walk(start);
  return played;
}

test.each(names)(
  'the example %s is called like its file and begins at a table that can be',
  (name) => {
    expect(example(name).id).toBe(name);
    expect(snapshotOf(startOf(name)).phase).not.toBe('over');
  },
);

/** Offered so that its refusal can be read, never to be played. */
const ONLY_REFUSED: Readonly<Record<string, readonly string[]>> = {
  airdrop: ['act:radio-b:airdrop-food:field-west'],
  'shot-opens-a-road': ['shoot:grocer'],
  'buying-a-room': ['act:spare-room-west:room:informant'],
};

test.each(names)(
  'every move that the example %s offers can be played, or is there to be refused',
  (name) => {
    const moves = example(name).tries.map(moveOf);
    const played = tried(startOf(name), moves);
    const refused = example(name).tries.filter((text) => !played.has(moveOf(text)));
    expect(refused).toEqual(ONLY_REFUSED[name] ?? []);
  },
);

test('an example with an unknown move, place or form is refused in a sentence', () => {
  const made = readExample({
    id: 'odd',
    form: 'film',
    mode: 'normal',
    table: { goals: { west: 'sabotage', east: 'aid-the-spy' }, workers: ['moon'] },
    tries: ['fly:moon'],
  });
  expect('faults' in made && made.faults.join('\n')).toMatch(/no place is called "moon"/);
  expect('faults' in made && made.faults.join('\n')).toMatch(/"fly:moon" is no move/);
});

test('every example stands in one chapter of each language', () => {
  for (const language of LANGUAGES) {
    const folder = new URL(`${language}/`, CHAPTERS);
    const texts = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const used = texts.flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [...text.matchAll(/<Live of="([^"]+)"/g)].map(([, name]) => name);
    });
    expect(used.sort(), language).toEqual([...names].sort());
  }
});
