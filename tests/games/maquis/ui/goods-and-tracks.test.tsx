// @vitest-environment happy-dom
import type { ComponentProps } from 'preact';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, PAWNS, RESOURCES, TURN_TRACK } from '#games/maquis/data/index.ts';
import { GoodsIcon, GoodsTrack } from '#games/maquis/ui/Goods.tsx';
import { PawnIcon } from '#games/maquis/ui/PawnIcon.tsx';
import { MoraleTrack, SoldierTrack, TurnTrack } from '#games/maquis/ui/Tracks.tsx';
import { tableWith } from '../engine/tables.ts';
import { mounted } from './mounted.ts';

const allDifferent = (values: readonly unknown[]) =>
  expect(new Set(values).size).toBe(values.length);

describe('goods and pawns', () => {
  it('each kind has its own outline and its own letter', () => {
    const root = mounted(RESOURCES.map((kind) => <GoodsIcon key={kind} kind={kind} />));
    allDifferent([...root.querySelectorAll('.goods-icon__fill')].map((p) => p.getAttribute('d')));
    allDifferent([...root.querySelectorAll('text')].map((letter) => letter.textContent));
  });

  it('each pawn as well, and no pawn has the letter of another', () => {
    const root = mounted(PAWNS.map((pawn) => <PawnIcon key={pawn} pawn={pawn} />));
    allDifferent([...root.querySelectorAll('path')].map((part) => part.getAttribute('d')));
    allDifferent([...root.querySelectorAll('text')].map((letter) => letter.textContent));
  });

  it('a row of goods is read out as words', () => {
    const said = (goods: ComponentProps<typeof GoodsTrack>['goods']) =>
      mounted(<GoodsTrack goods={goods} />)
        .querySelector('[role=img]')
        ?.getAttribute('aria-label');
    expect(said({ food: 2, weapon: 1 })).toBe('2 food and 1 weapon');
    expect(said({ weapon: 2, food: 0 })).toBe('2 weapons');
    expect(said({})).toBe('nothing');
  });

  it('a hand is told from what lies elsewhere, an empty one too', () => {
    const said = mounted(<GoodsTrack goods={{ food: 0 }} showNone />).querySelector('[role=img]');
    expect(said?.getAttribute('aria-label')).toBe('In hand: nothing');
  });
});

describe('a row of all goods', () => {
  const kinds = (ruleset: 'pnp-1.1' | 'second-edition', hand = {}) => {
    const now = tableWith({ ruleset, hand }).state.hand;
    const root = mounted(<GoodsTrack goods={now} showNone />);
    return [...root.querySelectorAll('.goods__kind')].map(({ textContent }) => textContent);
  };

  // The second edition adds poison and Fake IDs to the six kinds.
  it('shows every kind of its edition, poison and Fake IDs in the second one', () => {
    expect(kinds('pnp-1.1')).toHaveLength(6);
    expect(kinds('second-edition')).toHaveLength(8);
    const held = kinds('second-edition', { poison: 2, 'fake-id': 1 });
    expect(held.slice(6).map((shown) => shown?.at(-1))).toEqual(['2', '1']);
  });
});

describe('the turn track', () => {
  const spaces = (root: Element) => [...root.querySelectorAll('li')];

  it('marks the losses and the end of every mode', () => {
    for (const { losses, lastDay } of DIFFICULTIES) {
      const all = spaces(mounted(<TurnTrack day={4} losses={losses} lastDay={lastDay} />));
      expect(all).toHaveLength(TURN_TRACK.end + 1);
      for (const [day, space] of all.entries()) {
        const text = space.textContent ?? '';
        expect(text.includes('costs 1 morale')).toBe(losses.includes(day));
        expect(text.includes('train')).toBe(TURN_TRACK.trains.includes(day));
        expect(text.includes('the game ends here')).toBe(day === lastDay);
        expect(text.includes('not played')).toBe(day > lastDay);
        expect(space.getAttribute('aria-current')).toBe(day === 4 ? 'step' : null);
      }
    }
  });

  it('fits one line, said in words', () => {
    const root = mounted(<TurnTrack compact day={4} losses={[3]} lastDay={15} />);
    expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Day 4 of 15');
  });

  it('before the first turn is over no number stands beside “Turn 1” that is another', () => {
    const root = mounted(<TurnTrack compact day={0} losses={[3]} lastDay={15} />);
    const [line] = root.querySelectorAll('[role=img]');
    expect(line?.getAttribute('aria-label')).toBe('Turn marker on Start');
    expect(line?.querySelector('.track__short')?.textContent?.trim()).toBe('Start');
  });
});

describe('morale and soldiers', () => {
  it('each step of morale says the least number of patrols: 2 at 7, 4 at 4', () => {
    const root = mounted(<MoraleTrack morale={6} />);
    const steps = [...root.querySelectorAll('li')].map((step) => step.textContent);
    expect(steps[7]).toContain('at least 2 patrols');
    expect(steps[4]).toContain('at least 4 patrols');
    expect(steps[0]).toContain('the game is lost');
    expect(root.querySelector('[aria-current=step]')?.textContent).toContain('6');
  });

  it('in one line they are words as well', () => {
    const said = (root: Element) => root.querySelector('[role=img]')?.getAttribute('aria-label');
    expect(said(mounted(<MoraleTrack compact morale={5} />))).toBe('Morale 5 of 7');
    expect(said(mounted(<SoldierTrack compact soldiers={1} />))).toBe('1 soldier of 5');
  });
});
