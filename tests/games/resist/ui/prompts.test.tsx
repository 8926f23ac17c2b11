// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Position } from '#games/resist/engine/index.ts';
import { ResistBoard } from '#games/resist/ui/board/Board.tsx';
import { Piles } from '#games/resist/ui/board/StatusBar.tsx';
import { GamePrompt } from '#games/resist/ui/prompts/GamePrompt.tsx';
import { ViewContext, viewOf } from '#games/resist/ui/view.ts';
import { after, attacking, deciding, planning, striking } from '../engine/tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;

let root: HTMLElement | undefined;

/** Board and prompt of a position; what is pressed is told to `send`. */
function shown(position: Position, selected?: string) {
  const send = vi.fn();
  root = document.body.appendChild(document.createElement('div'));
  const view = viewOf(position, { selected, step: 0, news: [], send });
  const into = root;
  act(() =>
    render(
      <ViewContext.Provider value={view}>
        <ResistBoard />
        <GamePrompt />
        <Piles />
      </ViewContext.Provider>,
      into,
    ),
  );
  const press = (text: string | RegExp) => {
    const button = [...into.querySelectorAll<HTMLElement>('button, input')].find((one) =>
      (one.getAttribute('aria-label') ?? one.closest('label, button')?.textContent ?? '').match(
        text,
      ),
    );
    if (!button) throw new Error(`nothing to press: ${text}`);
    act(() => button.click());
  };
  return { root: into, send, press, question: into.querySelector('h2')?.textContent };
}

afterEach(() => {
  if (root) render(null, root);
  root?.remove();
});

describe('PLAN', () => {
  test('resist.hidden-or-revealed: each half of the card in full plays it', () => {
    const { send, press, question } = shown(planning({ hand: ['paquita', 'abel'] }), 'maquis:abel');
    expect(question).toBe('Play Abel, or attack?');
    press(/Play revealed/);
    expect(send).toHaveBeenCalledWith({ type: 'move', move: 'play:abel:revealed' });
  });

  test('resist.action-phase: what would be lost says so before', () => {
    const { root: page } = shown(planning({ hand: ['abel'] }));
    expect(page.querySelectorAll('.half__why')[0].textContent).toBe(
      'Not in the PLAN: attack value only',
    );
    const lenient = shown(planning({ hand: ['abel'], reading: 'lenient' }));
    expect(lenient.root.querySelectorAll('.half__why')[0].textContent).toBe(
      'Can act in the ATTACK',
    );
  });

  test('resist.spy-actions: a side that lacks a Spy in hand says what it needs', () => {
    const { root: page } = shown(planning({ hand: ['antonio'] }));
    expect(page.querySelector('.half__why')?.textContent).toBe(
      'Needs a Spy in hand: attack value only',
    );
  });

  test('resist.turning-up-actions: with nothing face down a side says that it would turn up nobody', () => {
    const row = (['border', ...OTHERS] as const).map((mission) => ({ mission }));
    const { root: page } = shown(planning({ hand: ['manuel'], row }));
    expect(page.querySelector('.half__why')?.textContent).toBe(
      'Needs a face-down Enemy: attack value only',
    );
    const { root: other } = shown(planning({ hand: ['manuel'] }));
    expect(other.querySelector('.half--hidden .half__why')).toBeNull();
  });

  test('resist.choose-mission: a tap on a Mission considers it, a button attacks', () => {
    const { send, press } = shown(planning({ hand: ['abel'] }));
    press(/^Barracks: Defense 4, points 2\./);
    expect(send).toHaveBeenCalledWith({ type: 'select', choice: 'mission:barracks' });
    const next = shown(planning({ hand: ['abel'] }), 'mission:barracks');
    expect(next.question).toBe('Attack: Barracks?');
    next.press(/^Attack$/);
    expect(next.send).toHaveBeenCalledWith({ type: 'move', move: 'attack:barracks' });
  });
});

describe('ATTACK and strike', () => {
  test('resist.reveal-limits: a forbidden side stays readable and says why', () => {
    const {
      root: page,
      send,
      press,
    } = shown(
      attacking({
        hand: ['abel'],
        row: [{ mission: 'steal-supplies' }, 'border', 'villa', 'bunker'],
      }),
    );
    const half = page.querySelector('.half--revealed');
    expect(half?.getAttribute('aria-disabled')).toBe('true');
    expect(half?.textContent).toContain('you may not reveal any Maquis');
    press(/Not here/);
    expect(send).not.toHaveBeenCalled();
  });

  test('resist.guards-first: a set of targets is one button, in an order that is legal', () => {
    const {
      root: page,
      send,
      press,
    } = shown(striking({ strength: 4, row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS] }));
    const orders = [...page.querySelectorAll('.target')].map(
      (target) => target.querySelector('.target__order')?.textContent,
    );
    expect(orders).toEqual(['2', '1']);
    press(/^Defeat: Guard 1 and the Mission$/);
    expect(send).toHaveBeenCalledWith({
      type: 'carryOut',
      moves: ['defeat:guard-1', 'defeat:mission', 'stop'],
    });
  });

  test('resist.stop-striking: a tap takes a target out of the set, and what it carried', () => {
    const { send, press } = shown(
      striking({ strength: 4, row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS] }),
    );
    press(/^Mission: Defense 3$/);
    press(/^Defeat: Guard 1$/);
    expect(send).toHaveBeenCalledWith({ type: 'carryOut', moves: ['defeat:guard-1', 'stop'] });
  });

  test('resist.jailor: where an effect comes before the next target, that is said', () => {
    const pause = 'resolve its effect first; then the strike goes on';
    const jailor = { mission: 'border', up: ['jailor-2', 'guard-1'] } as const;
    const paused = shown(striking({ strength: 6, row: [jailor, ...OTHERS] }));
    expect(paused.root.textContent).toContain(`After you defeat Jailor 2, ${pause}`);
    // A Guard has no such effect.
    const guard = { mission: 'border', up: ['guard-1'] } as const;
    const straight = shown(striking({ strength: 4, row: [guard, ...OTHERS] }));
    expect(straight.root.textContent).not.toContain(pause);
  });
});

describe('other questions', () => {
  test('resist.sifting: cards are kept in the order of taps, the last put back is the topmost', () => {
    const { send, press, question } = shown(
      after(
        planning({ thin: true, hand: ['juana'], top: ['abel', 'celia', 'spy'] }),
        'play:juana:hidden use look:abel look:celia look:spy',
      ),
    );
    expect(question).toBe('Where do these 3 cards go?');
    press(/^Spy: out$/);
    press(/^Abel: keep/);
    press(/Put them back like this/);
    expect(send).toHaveBeenCalledWith({
      type: 'carryOut',
      moves: ['discard:spy', 'top:abel', 'top:celia'],
    });
  });

  test('resist.end-or-continue: ending says what it comes to, going on what it risks', () => {
    const { root: page, send, press } = shown(deciding({}));
    expect(page.textContent).toContain('End now: Draw, for certain.');
    press(/^Go on$/);
    expect(send).toHaveBeenCalledWith({ type: 'move', move: 'continue' });
  });

  test('resist.end-or-continue: the main button ends a game only where nothing else is left', () => {
    const main = (position: Position) =>
      [...shown(position).root.querySelectorAll('.aid-primary')].map((one) => one.textContent);
    expect(main(deciding({}))).toEqual(['Go on']);
    expect(main(deciding({ row: [] }))).toEqual(['End: Draw']);
  });

  test('resist.what-is-known: the piles name who may lie where, and no order', () => {
    const { root: page } = shown(planning({ hand: ['abel'], top: ['celia'] }));
    expect(page.textContent).toContain('Known on top');
    expect(page.querySelector('.pile .names')?.textContent).toBe('Celia');
  });
});
