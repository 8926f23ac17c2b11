import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { type ActorOptions, type AnyStateMachine, createActor } from 'xstate';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import type { ShownRooms } from '#play/ui/second-screen/SecondScreen.tsx';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { PATIENCE } from '../../setup/patience.ts';

/* The second screen says that no game is running only where none is. */

const ROOMS = ['table', 'practice'];

export function showsEveryRoom(kept: GameStorage, rooms: ShownRooms): void {
  test('whatever is played in any room can be shown on the second screen', () => {
    const names = kept.shelves?.map(({ name }) => name) ?? [];
    expect(Object.keys(rooms)).toEqual(ROOMS.filter((room) => names.includes(room)));
    for (const [room, { mode }] of Object.entries(rooms))
      expect(mode.saveFormat.shelves).toContain(room);
  });
}

/** What the second screen shows of a game, once its board has come. */
export async function shownOf(
  { mode, Board }: ShownRooms[string],
  save: Pick<Save<SaveTypes>, 'progress'>,
): Promise<HTMLElement> {
  const whole = { version: 1, id: 'shown', begun: 1, changed: 2, ...save };
  const { input, trouble } = resumed(mode, whole);
  expect(trouble).toBeUndefined();
  const options = { input } as unknown as ActorOptions<AnyStateMachine>;
  const state = createActor(mode.machine, options).getSnapshot();
  const host = document.body.appendChild(document.createElement('div'));
  act(() => render(<Board state={state as never} tools={<p>tools</p>} />, host));
  const isThere = () => host.querySelector('[role="status"][aria-label]');
  await vi.waitUntil(isThere, { timeout: PATIENCE });
  const shown = host.cloneNode(true) as HTMLElement;
  act(() => render(null, host));
  host.remove();
  return shown;
}
