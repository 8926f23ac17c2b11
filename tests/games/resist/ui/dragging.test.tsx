// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameScreen } from '#games/resist/ui/GameScreen.tsx';
import { ViewContext, viewOf } from '#games/resist/ui/view.ts';
import { planning, striking } from '../engine/tables.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.restoreAllMocks();
});

/** The game on the screen, and whatever is sent of it. */
function shown(position: Parameters<typeof viewOf>[0], instead?: string) {
  const send = vi.fn();
  const view = viewOf(position, { selected: undefined, step: 0, news: [], send });
  act(() =>
    render(
      <ViewContext.Provider value={view}>
        <GameScreen refused={[]} instead={instead} tools={null} />
      </ViewContext.Provider>,
      root,
    ),
  );
  return send;
}

/** Drags the card of somebody onto what a selector finds. */
async function drag(name: string, onto: string) {
  const pointer = (type: string, of: EventTarget, clientX: number) =>
    of.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX }),
    );
  const card = [...root.querySelectorAll('.hand-card')].find(({ textContent }) =>
    textContent.includes(name),
  );
  if (!card) throw new Error(`${name} is not in hand`);
  const target = root.querySelector(onto);
  document.elementFromPoint = () => target;
  pointer('pointerdown', card, 0);
  pointer('pointermove', window, 40);
  pointer('pointerup', window, 40);
  await new Promise((done) => setTimeout(done));
}

test('resist.hidden-or-revealed: a card dragged onto a side of who is in play is played on it', async () => {
  const send = shown(planning({ hand: ['paquita', 'abel'] }));
  await drag('Abel', '.in-play [data-side="hidden"]');
  expect(send.mock.calls).toEqual([
    [{ type: 'select', choice: 'maquis:abel' }],
    [{ type: 'move', move: 'play:abel:hidden' }],
  ]);
});

test('resist.hidden-or-revealed: onto a half of the card in full too', async () => {
  const send = shown(planning({ hand: ['paquita', 'abel'] }));
  await drag('Paquita', '.half--revealed');
  expect(send).toHaveBeenLastCalledWith({ type: 'move', move: 'play:paquita:revealed' });
});

test('a card let go anywhere else is not played', async () => {
  const send = shown(planning({ hand: ['paquita', 'abel'] }));
  await drag('Abel', '.missions');
  expect(send.mock.calls).toEqual([[{ type: 'select', choice: 'maquis:abel' }]]);
});

test('resist.spies: a Spy is not picked up', async () => {
  const send = shown(planning({ hand: ['abel', 'spy'] }));
  await drag('Spy', '.in-play [data-side="hidden"]');
  expect(send).not.toHaveBeenCalled();
});

test('nobody is dragged while something else is asked, or the past is looked at', async () => {
  const striker = shown(striking({ hand: ['abel'], row: [{ mission: 'border' }, 'villa'] }));
  await drag('Abel', '.in-play [data-side="hidden"]');
  expect(striker).not.toHaveBeenCalled();
  const looker = shown(planning({ hand: ['abel'] }), 'a moment of the past');
  await drag('Abel', '.in-play [data-side="hidden"]');
  expect(looker).not.toHaveBeenCalled();
});
