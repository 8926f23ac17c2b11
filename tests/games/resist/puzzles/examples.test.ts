import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Position, resistRules, snapshotOf } from '#games/resist/engine/index.ts';
import { type Example, positionOf, readExample } from '#games/resist/puzzles/index.ts';
import { LANGUAGES } from '#site/layout/languages.ts';

const FOLDER = new URL('../../../../content/examples/resist/', import.meta.url);
const CHAPTERS = new URL('../../../../content/rules/resist/', import.meta.url);

const names = readdirSync(FOLDER).map((file) => file.replace('.yml', ''));

function example(name: string): Example {
  const made = readExample(parse(readFileSync(new URL(`${name}.yml`, FOLDER), 'utf8')));
  if ('faults' in made) throw new Error(`${name}: ${made.faults.join('; ')}`);
  return made.read;
}

const startOf = (name: string): Position => positionOf(example(name).table);

function afterText(position: Position, move: string): Position {
  const made = resistRules.apply(position, { move });
  if (!('position' in made)) throw new Error(`${move}: ${made.reasons.map(({ code }) => code)}`);
  return made.position;
}

const played = (name: string, moves: string) =>
  snapshotOf(moves.split(' ').reduce(afterText, startOf(name)));

/** Every move that can be played in some order of the moves of an example. */
function tried(start: Position, moves: readonly string[]): Set<string> {
  const made = new Set<string>();
  const seen = new Set<string>();
  const walk = (position: Position) => {
    const key = resistRules.positionKey(position);
    if (seen.has(key)) return;
    seen.add(key);
    for (const move of moves) {
      if (resistRules.validateMove(position, move).length > 0) continue;
      made.add(move);
      walk(afterText(position, move));
    }
  };
  walk(start);
  return made;
}

test('there are at least ten examples', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
});

test.each(names)(
  'the example %s is called like its file, and each of its moves can be played',
  (name) => {
    const { id, tries } = example(name);
    expect(id).toBe(name);
    const made = tried(startOf(name), tries);
    expect(tries.filter((move) => !made.has(move))).toEqual([]);
  },
);

test('resist.strength: the worked turn has strength 9, and Guard and Mission take all of it', () => {
  const strike =
    'play:paquita:hidden use at:railroad-bridge reveal:grunt-1 reveal:guard-1 reveal:military-2 ' +
    'attack:railroad-bridge play:consuelo:revealed use discard:grunt-1 play:abel:hidden use ' +
    'play:roberto:revealed strike';
  expect(played('acceptance-turn', strike)).toMatchObject({ ask: 'strike', strength: 9 });
  const fallen = `${strike} defeat:guard-1 defeat:mission discard:villa:1 reveal:jailor-2`;
  expect(played('acceptance-turn', fallen)).toMatchObject({ beaten: true, strength: 0 });
  const over = `${fallen} stop survive:military-2 remove:paquita`;
  expect(played('acceptance-turn', over)).toMatchObject({
    ask: 'mission',
    points: 2,
    hidden: ['abel'],
    removed: ['paquita'],
  });
});

test('resist.current-defense: the Engineer first, and nine pay for everybody', () => {
  const all = 'defeat:engineer-3 defeat:guard-1 defeat:mission';
  expect(played('engineer-first', all)).toMatchObject({ strength: 0, beaten: true });
  expect(played('engineer-first', 'defeat:guard-1 defeat:mission').strength).toBe(2);
});

test('resist.counting-actions: counted after everybody is out, whenever they were used', () => {
  // Carlos 2, Abel 1 and one for each of the two revealed, Marcelino 2 and three others, Roberto 4.
  const early = 'play:abel:hidden use play:marcelino:revealed use play:roberto:revealed strike';
  const late = 'play:roberto:revealed play:marcelino:revealed use play:abel:hidden use strike';
  expect(played('counting', early).strength).toBe(14);
  expect(played('counting', late).strength).toBe(14);
});

test('resist.action-phase: Ricardo halves the Mission in ATTACK, and not when played in PLAN', () => {
  const inPlan = played('right-phase', 'play:ricardo:revealed attack:valley');
  const inAttack = played('right-phase', 'attack:valley play:ricardo:revealed use');
  expect(inPlan.defense?.mission).toBe(6);
  expect(inAttack.defense?.mission).toBe(3);
});

test('resist.all-spies: a new hand of five Spies ends the game', () => {
  const hand = 'continue draw:spy draw:spy draw:spy draw:spy draw:spy';
  expect(played('all-spies', hand).phase).toBe('over');
  expect(played('all-spies', hand.replace('draw:spy', 'draw:carlos')).phase).toBe('plan');
});

test('an example with an unknown card, Mission or move is refused in a sentence', () => {
  const made = readExample({
    id: 'odd',
    table: { hand: ['zorro'], row: ['moon'] },
    tries: ['fly:moon'],
    shows: ['film'],
  });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/no card is called "zorro"/);
  expect(faults).toMatch(/"fly:moon" is no move/);
  expect(faults).toMatch(/"film" is nothing that an example shows/);
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
