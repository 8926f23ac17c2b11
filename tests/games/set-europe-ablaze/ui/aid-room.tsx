import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  gameWithEvents,
  type Save,
  type SeaSaves,
  saveFormat,
} from '#games/set-europe-ablaze/session/index.ts';
import { LIKELY, SeaRoom } from '#games/set-europe-ablaze/ui/SeaAid.tsx';
import type { SaveStore } from '#play/saves/save-store.ts';
import { preload } from '#play/ui/hooks/use-lazy-module.ts';
import { type Loose, logExample } from '../examples.ts';

/* The table aid with a game on its shelf, and what is read and tapped there. */

const SET_UP = { ruleset: 'booklet-2014', seed: 'g' };

/** A game as it lies on the device. */
export const saveOf = (events: readonly Loose[], id = 'g'): Save => ({
  version: saveFormat.version,
  id,
  begun: 1,
  changed: 1,
  progress: {
    game: gameWithEvents(
      SET_UP,
      events.map(({ n: _, ...event }) => event),
    ),
  },
});

/** The made-up game after so many events. */
export const after = (upTo: number): Save => saveOf(logExample().events.slice(0, upTo));

/** A shelf with games on it, to which nothing is written. */
const shelfWith = (saves: readonly Save[]) =>
  ({
    name: 'safe-house.set-europe-ablaze.table',
    find: async () => ({ saves, deleted: [], unreadable: [] }),
    news: async () => undefined,
    put: async () => undefined,
    onWritten: () => () => undefined,
    onLost: () => () => undefined,
  }) as unknown as SaveStore<SeaSaves>;

export function open(...saves: readonly Save[]) {
  const [latest] = saves;
  const shelf = { status: 'open', shelf: shelfWith(saves), latest } as const;
  const room = { shelf, opened: undefined, open: () => {} };
  const around = { links: { rulebook: '', home: '', kept: '' }, site: { version: '' }, rules: {} };
  return act(() => render(<SeaRoom language="en" room={room} {...around} />, document.body));
}
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
export const tap = (name: string) => act(() => button(name)?.click());
export const prompt = () => document.getElementById('aid-prompt')?.textContent;

/** Each test file says so itself: of a module that several files share in a thread, hooks may be heard by the first alone. */
export function roomForEachTest() {
  beforeEach(() => {
    // No other page plays these games, and nobody is asked whether one does.
    const locks = { request: () => new Promise(() => {}), query: async () => ({}) };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  // The parts of the aid are in files of their own: once they have come, they are there at once.
  beforeAll(async () => {
    for (const load of LIKELY) await preload(load);
  });
  afterEach(() => {
    act(() => render(null, document.body));
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** Birch as it stands when a roll falls, by events that lead there. */
export function rolledIn(birch: Loose, roll: Loose, ...before: readonly Loose[]): Save {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, damage: 0, ...birch };
  return saveOf([
    ...events,
    ...before,
    { by: 'maquis', type: 'action', action: 'sabotage', ...roll },
  ]);
}
export const fell = (attackTotal: number, defendTotal: number, pools: Loose = {}) => ({
  ...{ attackDice: 4, defendDice: 3, attackTotal, defendTotal, pools },
});
export const withTables = (tables: Loose) =>
  localStorage.setItem(
    'safe-house.set-europe-ablaze.tables',
    JSON.stringify({ version: 1, tables, open: {} }),
  );
/** Tables of one's own are read before the aid stands. */
export async function taken() {
  await vi.waitUntil(() => button('Apply the result'));
  tap('Apply the result');
}
export const onBoard = () => document.querySelector('.aid-note ul')?.textContent ?? '';
export const choices = () =>
  [...document.querySelectorAll('.sea-ask > .sea-losses button')].map((one) =>
    one.textContent?.trim(),
  );

/** An Impulse of the German in Birch, with points on both sides. */
export const germanIn = (birch: Loose, ...more: readonly Loose[]) => {
  const events = logExample().events.slice(0, 12);
  events[0].areas.birch = { value: 7, ...birch };
  const to = (path: string, value: unknown) => ({
    ...{ by: 'table', type: 'correct', path, to: value },
  });
  return saveOf([...events, to('active', 'german'), to('ap.german', 4), ...more]);
};
export const prepare = (action: string) => {
  tap(action);
  act(() => document.querySelector<HTMLElement>('.sea-ask .aid-primary')?.click());
};
