// @vitest-environment happy-dom

import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPuzzle, type StatedPuzzle } from '#games/les-poilus/puzzles/index.ts';
import PoilusPuzzleRoom from '#games/les-poilus/ui/Puzzle.tsx';
import { overwriteGetLocale } from '#messages/runtime';
import type { Localized } from '#play/puzzles/stated-puzzle.ts';
import { mounted, press } from './room.tsx';

/*
 * Left is the next player in the order of play, right the one before; a double arrow points past one. The
 * four sit in this order: Gaston, Gustave, Félix, Anselme.
 */
const PUZZLE = {
  id: 'tiles',
  kind: 'support',
  level: 1,
  rules: ['les-poilus.majority'],
  table: {
    phase: 'place-tile',
    players: [
      { soldier: 'fayard', tiles: ['left', 'left', 'right'] },
      { soldier: 'bideau', placed: 'left', tiles: ['double-left'] },
      { soldier: 'moreau', hardships: ['mute', 'proud', 'frenetic'], tiles: [] },
      { soldier: 'perrin', hardships: ['selfish'], tiles: ['right'] },
    ],
    land: ['snow-gas'],
    unseen: ['night-gas', 'rain-gas', 'night-shell', 'rain-shell', 'clumsy', 'fearful', 'fragile'],
    trials: 3,
  },
  aim: { success: true },
  asks: 'choice',
  best: { moves: ['place:left'], worth: '1/1' },
  others: [{ moves: ['place:right'], worth: '0/1' }],
};

const IDLE_JUDGE = class extends EventTarget {
  postMessage() {}
  terminate() {}
};

beforeEach(() => vi.stubGlobal('Worker', IDLE_JUDGE));

/** The room of the puzzle, or the same table as an exercise without words. */
function room(isExercise: boolean, stated: unknown = PUZZLE): HTMLElement {
  const made = readPuzzle(stated);
  if ('faults' in made) throw new Error(made.faults.join('; '));
  const puzzle: Localized<StatedPuzzle> = {
    ...made.read,
    words: { title: 'T', task: 'W', why: '' },
  };
  const exercise = { progressKey: 'test', hrefOf: () => '', onMark: () => {} };
  const task = { puzzle, inOrder: [], list: '', rules: {}, ...(isExercise ? { exercise } : {}) };
  return mounted(<PoilusPuzzleRoom task={task as never} />);
}

const TILES = [
  ['Gaston', '2 × Left for Gustave and Right for Anselme'],
  ['Gustave', 'Left for Félix (laid) and Double left for Anselme'],
  // Whoever is Selfish lays tiles for himself.
  ['Anselme', 'Right for Anselme'],
] as const;

describe('support tiles in a puzzle, where all lies open', () => {
  test('an exercise says in its task who has which, and for whom', () => {
    const all = TILES.map(([who, tiles]) => `${who} has ${tiles}`).join('; ');
    expect(room(true).textContent).toContain(`Support tiles: ${all}.`);
  });

  test('it says so in Chinese', () => {
    overwriteGetLocale(() => 'zh');
    expect(room(true).textContent).toContain(
      '支援板块：加斯东有2 × 左（给古斯塔夫）和右（给安塞尔姆）；古斯塔夫有左（给费利克斯，已扣下）和双左（给安塞尔姆）；安塞尔姆有右（给安塞尔姆）。',
    );
  });

  test('a puzzle leaves it to its own words', () => {
    expect(room(false).textContent).not.toContain('Support tiles: Gaston');
  });

  test.each([true, false])('the row and the sheet of each soldier say it (exercise: %s)', (is) => {
    const at = room(is);
    const rows = [...at.querySelectorAll<HTMLElement>('.open-row__who')];
    for (const [who, tiles] of TILES) {
      const row = rows.find((one) => one.textContent?.startsWith(who));
      expect(row?.textContent).toContain(`Support tiles: ${tiles}`);
      press(row);
      expect(document.querySelector('dialog')?.textContent).toContain(`Support tiles: ${tiles}`);
      act(() => void document.querySelector('dialog')?.dispatchEvent(new Event('close')));
    }
    expect(rows[2]?.textContent).toContain('0 support tiles');
  });

  test('what the goal needs besides is said', () => {
    expect(room(true).textContent).toContain('no one may have four hardships');
  });
});

describe('what else must hold', () => {
  const HARDSHIPS = 'after support, no one may have four hardships';

  // Four cards lie in Morale, and nobody holds any: the drop takes three, a fourth if somebody is Demoralised.
  test('les-poilus.defeat-monument: it does not speak of Morale where the last card cannot go', () => {
    expect(room(true).textContent).toContain(`${HARDSHIPS}. `);
  });

  test('les-poilus.demoralised: it does where it can', () => {
    const { table } = PUZZLE;
    const [first, ...others] = table.players;
    const players = [{ ...first, hardships: ['demoralised'] }, ...others];
    const may = { ...PUZZLE, table: { ...table, players } };
    const said = 'and the morale drop must leave at least one card in Morale.';
    expect(room(true, may).textContent).toContain(`${HARDSHIPS}, ${said}`);
    overwriteGetLocale(() => 'zh');
    expect(room(true, may).textContent).toContain('士气下降之后，士气牌堆至少要剩一张。');
  });

  test('les-poilus.morale-drop: as many go as are held, but no more than may be left in hands', () => {
    const { table } = PUZZLE;
    const [first, ...others] = table.players;
    const hand = ['rain-whistle', 'snow-shell', 'night-whistle', 'shell-gas'];
    const held = { ...table, players: [{ ...first, hand }, ...others] };
    expect(room(true, { ...PUZZLE, table: held }).textContent).toContain(`${HARDSHIPS}, and`);
    const fewer = { ...PUZZLE, table: held, aim: { success: true, inHands: 3 } };
    expect(room(true, fewer).textContent).toContain(`${HARDSHIPS}. `);
  });

  test('les-poilus.victory: to win the Trials and all hands must be empty', () => {
    const won = { ...PUZZLE, aim: { peace: true } };
    expect(room(true, won).textContent).toContain(
      'Goal: you win the game. You win if, once support',
    );
    overwriteGetLocale(() => 'zh');
    expect(room(true, won).textContent).toContain('试炼牌堆空了，谁手上都没有牌');
  });
});
