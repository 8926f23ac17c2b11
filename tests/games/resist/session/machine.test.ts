import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resistRules, snapshotOf } from '#games/resist/engine/index.ts';
import { practiceMachine } from '#games/resist/session/index.ts';
import { resistPractice } from '#games/resist/ui/practice/mode.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import { randomFrom } from '#shared/random.ts';

const begun = (seed: string) => createActor(practiceMachine, { input: { seed } }).start();
type Table = ReturnType<typeof begun>;

const positionOf = (table: Table) => {
  const { replayed } = table.getSnapshot().context;
  if (!replayed) throw new Error('no game');
  return replayed.position;
};

const stateOf = (table: Table): string => {
  const { value } = table.getSnapshot();
  return typeof value === 'string' ? value : value.playing;
};

/** What is kept of a game, as it comes back from a device. */
function keptOf(table: Table) {
  const progress = resistPractice.savedState(table.getSnapshot());
  if (!progress) throw new Error('nothing kept');
  return JSON.parse(JSON.stringify(freshSave(resistPractice, progress)));
}

/** The one phase a state stands for. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  draft: ['setup'],
  plan: ['plan'],
  attack: ['attack'],
  strike: ['strike'],
  survive: ['survive'],
  aftermath: ['aftermath', 'recover'],
  over: ['over'],
};

describe('the machine of a game', () => {
  test.each(['random', 'draft'] as const)(
    'walks whole games, %s, and waits for choices only',
    (split) => {
      const states = new Set<string>();
      for (let n = 0; n < 12; n++) {
        const table = begun(`walk ${n}`);
        const below = randomFrom(`choices ${n}`);
        table.send({ type: 'configure', change: { split, reading: n % 2 ? 'lenient' : 'strict' } });
        table.send({ type: 'start' });
        while (stateOf(table) !== 'over') {
          const position = positionOf(table);
          const legal = resistRules.legalMoves(position);
          expect(resistRules.turn(position).chance).toBe(false);
          expect(legal.length, legal.join()).toBeGreaterThan(1);
          expect(PHASES[stateOf(table)]).toContain(snapshotOf(position).phase);
          states.add(stateOf(table));
          // Somebody who goes on, so that games have rounds.
          const keen = legal.filter((move) => move !== 'end' && move !== 'stop');
          const moves = keen.length > 0 ? keen : legal;
          table.send({ type: 'move', move: moves[below(moves.length)] });
        }
        expect(resistRules.outcome(positionOf(table))).toBeDefined();
      }
      const all = ['plan', 'attack', 'strike', 'survive', 'aftermath'];
      expect([...states].sort()).toEqual((split === 'draft' ? ['draft', ...all] : all).sort());
    },
  );

  test('resist.all-spies: a set-up begins nothing before it is started, and can be decided', () => {
    const table = begun('set up');
    expect(stateOf(table)).toBe('setUp');
    table.send({ type: 'configure', change: { reading: 'lenient' } });
    table.send({ type: 'start' });
    expect(stateOf(table)).toBe('plan');
    expect(table.getSnapshot().context.game?.setUp).toMatchObject({
      reading: 'lenient',
      split: 'random',
      seed: 'set up',
    });
    // resist.setup-hand, resist.setup-missions
    const { hand, row, round } = snapshotOf(positionOf(table));
    expect([hand.length, row.length, round]).toEqual([5, 4, 1]);
  });

  test('resist.choose-mission: what is refused changes nothing and says why', () => {
    const table = begun('refused');
    table.send({ type: 'start' });
    const before = positionOf(table);
    table.send({ type: 'move', move: 'attack:convoy' });
    expect(positionOf(table)).toBe(before);
    expect(table.getSnapshot().context.rejected).toMatchObject([
      { code: 'mission-not-in-row', rule: 'resist.choose-mission' },
    ]);
  });

  test('undoing asks where Enemies have been seen, and gives everything back', () => {
    const table = begun('undo');
    table.send({ type: 'start' });
    const before = positionOf(table);
    const [mission] = snapshotOf(before).row;
    table.send({ type: 'move', move: `attack:${mission.mission}` });
    expect(stateOf(table)).not.toBe('plan');
    table.send({ type: 'undo' });
    expect(stateOf(table)).toBe('askUndo');
    table.send({ type: 'cancelUndo' });
    expect(stateOf(table)).not.toBe('plan');
    table.send({ type: 'undo' });
    table.send({ type: 'confirmUndo' });
    expect(stateOf(table)).toBe('plan');
    expect(resistRules.positionKey(positionOf(table))).toBe(resistRules.positionKey(before));
    table.send({ type: 'redo' });
    expect(snapshotOf(positionOf(table)).target).toBe(mission.mission);
    expect(table.getSnapshot().context.redoStack).toEqual([]);
  });

  test('a play without an action is undone without a question', () => {
    const table = begun('free undo');
    table.send({ type: 'start' });
    const before = positionOf(table);
    const play = resistRules.legalMoves(before).find((move) => {
      if (!move.startsWith('play:')) return false;
      const taken = resistRules.apply(before, { move });
      return 'position' in taken && !resistRules.turn(taken.position).chance;
    });
    table.send({ type: 'move', move: play ?? '' });
    table.send({ type: 'undo' });
    expect(stateOf(table)).toBe('plan');
    expect(resistRules.positionKey(positionOf(table))).toBe(resistRules.positionKey(before));
  });

  test('several answers stop where a card has to be turned up', () => {
    const table = begun('several');
    table.send({ type: 'start' });
    const [one, other] = snapshotOf(positionOf(table)).row;
    table.send({
      type: 'carryOut',
      moves: [`attack:${one.mission}`, `attack:${other.mission}`],
    });
    expect(snapshotOf(positionOf(table)).target).toBe(one.mission);
  });

  test('a game goes on where it was kept, with what was undone', () => {
    const table = begun('kept');
    table.send({ type: 'start' });
    const [{ mission }] = snapshotOf(positionOf(table)).row;
    table.send({ type: 'move', move: `attack:${mission}` });
    table.send({ type: 'undo' });
    table.send({ type: 'confirmUndo' });
    const { context } = table.getSnapshot();
    const { input } = resumed(resistPractice, keptOf(table));
    const again = createActor(practiceMachine, { input }).start();
    expect(stateOf(again)).toBe('plan');
    expect(again.getSnapshot().context.game?.steps).toEqual(context.game?.steps);
    again.send({ type: 'redo' });
    expect(snapshotOf(positionOf(again)).target).toBe(mission);
  });

  test('a kept step that cannot have happened ends the game before it, and loses nothing else', () => {
    const table = begun('damaged');
    table.send({ type: 'start' });
    const save = keptOf(table);
    const { game } = save.progress;
    const damaged = { ...game, steps: [...game.steps, { move: 'attack:convoy' }] };
    const { input, trouble } = resumed(resistPractice, { ...save, progress: { game: damaged } });
    expect(input.resume).toEqual({ game });
    expect(trouble?.step).toBe(damaged.steps.length);
  });
});
