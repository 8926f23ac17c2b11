import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { RULINGS } from '#games/maquis/data/index.ts';
import {
  type GameEvent,
  type Position,
  parseMove,
  play,
  positionFrom,
  snapshotOf,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { readRulingExamples, tableFrom } from '#games/maquis/puzzles/index.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { moveOf } from './files.ts';

const RULES = new URL('../../../../content/rules/maquis/', import.meta.url);
const read = (file: string): unknown => parse(readFileSync(new URL(file, RULES), 'utf8'));

const made = readRulingExamples(read('ruling-examples.yml'));
if ('faults' in made) throw new Error(made.faults.join('; '));
const examples = made.read;
const shown = examples.filter((example) => 'table' in example);

type ShownRuling = (typeof shown)[number];

interface Story {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

function startOf({ mode, table }: ShownRuling): Position {
  const from = positionFrom(tableFrom(mode, table));
  if ('position' in from) return from.position;
  throw new Error(from.faults.map(({ code }) => code).join(', '));
}

function played(start: Position, moves: readonly string[]): Story {
  const begin: Story = { position: start, events: [] };
  return moves.reduce(({ position, events }, text): Story => {
    const next = play(position, moveOf(text));
    return { position: next.position, events: [...events, ...next.events] };
  }, begin);
}

/** A table in the words of an outcome, so that both can be laid side by side. */
function told({ position, events }: Story): Record<string, unknown> {
  const { goals, hand, ...state } = snapshotOf(position);
  const over = events.find((event) => event.type === 'game-over');
  const held = Object.entries(hand).filter(([, count]) => count > 0);
  return { ...state, ...goals, hand: Object.fromEntries(held), result: over?.result };
}

const inAnyOrder = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

function expectOutcome(story: Story, outcome: NonNullable<ShownRuling['leads']>): void {
  const found = told(story);
  for (const [part, value] of Object.entries(outcome)) {
    const isPartOfGoal = part === 'west' || part === 'east';
    if (isPartOfGoal) expect(found[part], part).toMatchObject({ ...Object(value) });
    else expect(inAnyOrder(found[part]), part).toEqual(inAnyOrder(value));
  }
}

const ruleOf = (id: string) => RULINGS.find((ruling) => ruling.id === id)?.rule;

describe('the example of a ruling comes out as the ruling says', () => {
  test.each(shown.map((example) => [ruleOf(example.ruling), example.ruling, example] as const))(
    '%s: %s',
    (_, __, example) => {
      const start = startOf(example);
      for (const text of example.allowed) {
        expect(validateMove(start, moveOf(text)), text).toEqual([]);
      }
      const story = played(start, example.moves);
      const refusals = example.refused.map((text) => validateMove(story.position, moveOf(text)));
      for (const [reason] of refusals) expect(example.by).toContain(reason?.rule);
      if (example.leads) expectOutcome(story, example.leads);
      if (example.insteadLeads) expectOutcome(played(start, example.instead), example.insteadLeads);
      expect(example.leads ?? example.allowed[0] ?? example.refused[0]).toBeDefined();
    },
  );
});

test('every ruling has one example, at a table or with the reason why it can be at none', () => {
  expect(examples.map(({ ruling }) => ruling).sort()).toEqual(RULINGS.map(({ id }) => id));
  expect(shown).toHaveLength(RULINGS.length - 1);
});

test('every ruling tells its example in every language', () => {
  for (const language of LANGUAGES) {
    const texts = read(`${language}/rulings.yml`) as readonly { id: string; example?: string }[];
    expect(texts.filter(({ example }) => !example).map(({ id }) => id)).toEqual([]);
  }
});

test('a table that cannot be, or a move that is none, is told in a sentence', () => {
  const goals = { west: 'sabotage', east: 'aid-the-spy' };
  const wrong = readRulingExamples([{ ruling: 'R01', table: { goals, workers: ['safe-house'] } }]);
  expect('faults' in wrong && wrong.faults[0]).toMatch(/^R01: no such table/);
  const odd = readRulingExamples([{ ruling: 'R01', table: { goals }, moves: ['fly:moon'] }]);
  expect('faults' in odd && odd.faults.length).toBe(1);
  expect('fault' in parseMove('fly:moon')).toBe(true);
});
