import { useMachine } from '@xstate/react';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { RULES } from '#games/les-poilus/data/index.ts';
import { poilusPractice } from '#games/les-poilus/ui/mode.ts';
import '#games/les-poilus/ui/practice/PracticeGame.tsx';
import {
  newSetUpInProgress,
  poilusMachine,
  type SetUpInProgress,
} from '#games/les-poilus/session/index.ts';
import { PoilusPracticeRoom } from '#games/les-poilus/ui/practice/Room.tsx';
import { SessionProvider } from '#play/ui/frame/session.ts';

/** Where each rule stands, for links. */
export const rules = { '/rules/': Object.fromEntries(RULES.map(({ id }) => [id, id])) };

function Room({ draft }: { readonly draft: SetUpInProgress }) {
  const input = { seed: draft.seed, resume: draft };
  const [state, send] = useMachine(poilusMachine, { input });
  const session = {
    mode: poilusPractice,
    room: 'practice',
    state,
    send,
    rules,
    setMoment: () => {},
  };
  return (
    <SessionProvider.Provider value={session as unknown as never}>
      <PoilusPracticeRoom />
    </SessionProvider.Provider>
  );
}

function drawn(what: ComponentChild): HTMLElement {
  const at = document.body.appendChild(document.createElement('div'));
  act(() => render(what, at));
  return at;
}

function takeAway(at: HTMLElement): void {
  render(null, at);
  at.remove();
}

/** Something on the page, gone after the test. */
export function mounted(what: ComponentChild): HTMLElement {
  const at = drawn(what);
  onTestFinished(() => takeAway(at));
  return at;
}

export const press = (button: HTMLElement | null | undefined): void => {
  if (!button) throw new Error('nothing to press');
  act(() => button.click());
};

// The game is in a file of its own: once it has come, it is there at once.
beforeAll(async () => {
  const page = drawn(<Room draft={newSetUpInProgress('abc', ['Ana', 'Otto', 'Marie'])} />);
  press(page.querySelector<HTMLElement>('form .aid-primary'));
  await vi.waitUntil(() => page.querySelector('.numbers button'));
  takeAway(page);
});

/** Begins a game of three and lets everybody draw three cards. */
export function begun(change: Partial<SetUpInProgress> = {}): HTMLElement {
  const names = ['Ana', 'Otto', 'Marie'];
  const page = mounted(<Room draft={{ ...newSetUpInProgress('abc', names), ...change }} />);
  press(page.querySelector<HTMLElement>('form .aid-primary'));
  press(page.querySelector<HTMLElement>('.numbers button'));
  press(page.querySelector<HTMLElement>('.play-question .aid-primary'));
  return page;
}
