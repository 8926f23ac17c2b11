import { useMachine } from '@xstate/react';
import { expect, vi } from 'vitest';
import { RULES } from '#games/maquis/data/index.ts';
import { SITE_OWNS_ALL, type TableGame, tableMachine } from '#games/maquis/session/index.ts';
import { type Aid, aidOf, MaquisContext } from '#games/maquis/ui/aid/aid.ts';
import { TurnScreen } from '#games/maquis/ui/aid/TurnScreen.tsx';
import { type Told, tableWith } from '../../engine/tables.ts';
import { gameWith } from '../../session/stepping.ts';
import { mounted, nameOf, press } from '../mounted.ts';

interface Options {
  readonly owners?: Partial<TableGame['owners']>;
  readonly room?: Aid['room'];
}

/** A game at a table, on its screen; every press counts as a tap. */
export function played(told: Told, { owners = {}, room = 'practice' }: Options = {}) {
  const table = tableWith(told);
  const { ruleset = 'pnp-1.1', difficulty, goals } = table;
  const game = {
    ...gameWith('site', [{ correction: table }]),
    setUp: { ruleset, difficulty, goals, seed: 'a seed' },
    owners: { ...SITE_OWNS_ALL, ...owners },
  };
  let state: ReturnType<typeof useMachine<typeof tableMachine>>[0] | undefined;
  let taps = 0;
  function Game() {
    const [now, send] = useMachine(tableMachine, { input: { seed: 's', resume: { game } } });
    state = now;
    return (
      <MaquisContext.Provider value={aidOf({ room, state: now, send, rules: LINKS })}>
        <TurnScreen tools={null} />
      </MaquisContext.Provider>
    );
  }
  const root = mounted(<Game key={taps} />);
  const panel = () => root.querySelector('.play-question');
  const named = (name: RegExp) =>
    [...(panel()?.querySelectorAll('button') ?? [])].find((one) => name.test(nameOf(one).trim()));
  const onMap = (place: string) => root.querySelector(`button[data-place="${place}"]`);
  const tap = async (find: () => Element | null | undefined) => {
    await vi.waitUntil(find);
    press(find());
    taps++;
  };
  return {
    root,
    panel,
    named,
    onMap,
    taps: () => taps,
    state: () => state,
    says: (text: RegExp) => expect.poll(() => panel()?.textContent).toMatch(text),
    tapButton: (name: RegExp) => tap(() => named(name)),
    /** A place takes a tap once it can be chosen, a frame after the question. */
    tapMap: (place: string) =>
      tap(() => (onMap(place)?.getAttribute('aria-disabled') === 'false' ? onMap(place) : null)),
  };
}

const LINKS = { '/rules/': Object.fromEntries(RULES.map(({ id }) => [id, id])) };
