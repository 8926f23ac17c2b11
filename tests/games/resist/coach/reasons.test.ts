import { describe, expect, test } from 'vitest';
import { type AdviceReason, resistAdvisor } from '#games/resist/coach/index.ts';
import { newGame, type Position, resistRules } from '#games/resist/engine/index.ts';
import { adviceReasonText } from '#games/resist/i18n/coach-reasons.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { after, attacking, deciding, striking } from '../engine/tables.ts';

const SIMULATIONS = 300;

function reasonsFor(position: Position, move: string): readonly AdviceReason[] {
  const search = resistAdvisor.start(resistRules.playerView(position), 'test', SIMULATIONS);
  search.think(SIMULATIONS);
  const found = search.analysis().moves.find((advised) => advised.move === move);
  if (!found) throw new Error(`${move} is not legal here`);
  return found.reasons;
}

const REST = ['barracks', 'mountain-pass', 'bunker'] as const;
const codes = (reasons: readonly AdviceReason[]): string[] => reasons.map(({ code }) => code);

describe('why', () => {
  test('resist.counter-guerrilla: a target that falls spares civilians', () => {
    const position = striking({
      row: [{ mission: 'border', up: ['counter-guerrilla-2'] }, ...REST],
      strength: 5,
    });
    const reasons = reasonsFor(position, 'defeat:counter-guerrilla-2');
    expect(reasons[0]).toEqual({
      code: 'target-spares',
      rule: 'resist.counter-guerrilla',
      params: { kind: 'counter-guerrilla-2' },
    });
  });
  test('resist.spy-master: to stop before a Spy Master brings a Spy more', () => {
    const position = striking({
      row: [{ mission: 'border', up: ['spy-master-2'] }, ...REST],
      strength: 2,
    });
    const more = reasonsFor(position, 'stop').find(({ code }) => code === 'more-spies');
    expect(more?.params).toEqual({ by: 1, move: 'defeat:spy-master-2' });
  });
  test('resist.clean-up: who is revealed is spent', () => {
    const position = attacking({
      row: [{ mission: 'border', up: [] }, ...REST],
      hand: ['nicolas'],
    });
    const shown = reasonsFor(position, 'play:nicolas:revealed');
    expect(codes(shown)).toContain('shown-is-spent');
    expect(codes(reasonsFor(position, 'play:nicolas:hidden'))).not.toContain('shown-is-spent');
  });
  test('resist.mission-defeated: with 4 strength the Border is sure to fall', () => {
    const position = attacking({
      row: [{ mission: 'border', up: [] }, ...REST],
      hand: ['nicolas'],
    });
    const falls = reasonsFor(position, 'play:nicolas:revealed').find(
      ({ code }) => code === 'mission-falls',
    );
    expect(falls?.params).toEqual({ percent: 100 });
  });
  test('resist.all-spies: four Spies and one Maquis in five cards are no hand of Spies', () => {
    const discard = ['spy', 'spy', 'spy', 'spy', 'abel'] as const;
    const reasons = reasonsFor(deciding({ thin: true, discard }), 'continue');
    const next = reasons.find(({ code }) => code === 'spies-next-hand');
    expect(next?.params).toEqual({ spies: 4, cards: 5, drawn: 5 });
    expect(codes(reasons)).not.toContain('all-spies');
  });
  test('resist.all-spies: five Spies in six cards are one in six', () => {
    const discard = ['spy', 'spy', 'spy', 'spy', 'spy', 'abel'] as const;
    const reasons = reasonsFor(deciding({ thin: true, discard }), 'continue');
    const all = reasons.find(({ code }) => code === 'all-spies');
    expect(all?.params).toEqual({ percent: 16.7 });
  });
  test('resist.setup-draft: a draft goes by what each was worth', () => {
    const game = newGame({ split: 'draft', reading: 'strict' });
    const position = after(game, 'pair:adela:pilar');
    const [reason] = reasonsFor(position, 'draft:adela');
    expect(reason).toEqual({
      code: 'drafted-better',
      rule: 'resist.setup-draft',
      params: { maquis: 'adela', other: 'pilar' },
    });
  });
});

describe.each(['en', 'zh'] as const)('reasons in %s', (language) => {
  test('are sentences with nothing left to fill in', () => {
    overwriteGetLocale(() => language);
    const position = striking({
      row: [{ mission: 'border', up: ['spy-master-2', 'guard-1'] }, ...REST],
      strength: 6,
    });
    const decide = deciding({ thin: true, discard: ['spy', 'spy', 'spy', 'spy', 'spy', 'abel'] });
    const texts = [
      ...['stop', 'defeat:spy-master-2', 'defeat:guard-1'].flatMap((move) =>
        reasonsFor(position, move).map((reason) => adviceReasonText(reason, position)),
      ),
      ...reasonsFor(decide, 'continue').map((reason) => adviceReasonText(reason, decide)),
    ];
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(text).toMatch(/^[^{}]+[.。]$/);
  });
});
