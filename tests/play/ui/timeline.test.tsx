// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_SETTINGS, PlayContextProvider } from '#play/ui/frame/play-context.ts';
import { type Session, SessionProvider } from '#play/ui/frame/session.ts';
import { Turns } from '#play/ui/timeline/Turns.tsx';

afterEach(() => act(() => render(null, document.body)));

/** A game of three turns in seven steps, as the parts of the timeline see it. */
const TURN_AT = [1, 1, 1, 2, 2, 3, 3, 3];

const save = (id: string, more: object) => ({ id, name: `game ${id}`, progress: {}, ...more });

function show(more: object, moment = 4) {
  const onMoment = vi.fn();
  const open = vi.fn();
  const session = {
    mode: { text: { moment: (turn: number) => `Turn ${turn}` } },
    state: { context: { id: 'a', game: {}, replayed: { positions: TURN_AT } } },
  } as unknown as Session<never>;
  const settings = { ...NO_SETTINGS, open, ...more };
  act(() =>
    render(
      <PlayContextProvider.Provider value={settings as typeof NO_SETTINGS}>
        <SessionProvider.Provider value={session as never}>
          <Turns moment={moment} last={7} onMoment={onMoment} />
        </SessionProvider.Provider>
      </PlayContextProvider.Provider>,
      document.body,
    ),
  );
  return { onMoment, open };
}

const turn = () => document.querySelector('select') as HTMLSelectElement;
const buttons = () => [...document.querySelectorAll('button')];

test('the timeline stands at its turn, and goes to the first step of another', () => {
  const { onMoment } = show({});
  expect([...turn().options].map(({ text, value }) => [text, value])).toEqual([
    ['Turn 1', '0'],
    ['Turn 2', '3'],
    ['Turn 3', '5'],
  ]);
  expect(turn().selectedOptions[0]?.text).toBe('Turn 2');
  act(() => {
    turn().value = '5';
    turn().dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onMoment).toHaveBeenCalledWith(5);
});

test('branches are marked where they part, and each opens', () => {
  const others = [
    save('c', { branchOf: { id: 'a', step: 6 } }),
    save('b', { branchOf: { id: 'a', step: 2 } }),
    save('z', { branchOf: { id: 'elsewhere', step: 2 } }),
  ];
  const { open } = show({ others });
  const marks = [...document.querySelectorAll<HTMLElement>('[data-branch="true"]')];
  expect(marks).toHaveLength(2);
  expect(buttons().map(({ textContent }) => textContent?.includes('game'))).toEqual([true, true]);
  act(() => buttons()[0]?.click());
  expect(open).toHaveBeenCalledWith(others[1]);
});

test('a branch leads back to the game it parted from, where that is kept', () => {
  const origin = save('o', {});
  const current = save('a', { branchOf: { id: 'o', step: 3 } });
  const { open } = show({ current, others: [origin] });
  act(() => buttons()[0]?.click());
  expect(open).toHaveBeenCalledWith(origin);
  show({ current, others: [] });
  expect(buttons()).toHaveLength(0);
});
