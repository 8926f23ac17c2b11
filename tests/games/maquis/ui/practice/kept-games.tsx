import { readFileSync } from 'node:fs';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { createActor } from 'xstate';
import { RULES } from '#games/maquis/data/index.ts';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import {
  SAVE_VERSION,
  type Save,
  SITE_OWNS_ALL,
  tableMachine,
} from '#games/maquis/session/index.ts';
import { aidOf, MaquisContext, SettingsContext } from '#games/maquis/ui/aid/aid.ts';
import { gameFromRecord } from '../../session/reading.ts';

export const fixture = (name: string): GameRecord =>
  JSON.parse(readFileSync(`tests/fixtures/maquis/${name}.record.json`, 'utf8'));

/** The save of a game of the fixtures, of its first moves where a number is given. */
export function kept(id: string, name: string, rest: Partial<Save> = {}, moves?: number): Save {
  const { outcome: _, ...record } = fixture(name);
  return keptGame(id, { ...record, moves: record.moves.slice(0, moves) }, rest);
}

/** The save of the game of a record. */
export function keptGame(id: string, record: GameRecord, rest: Partial<Save> = {}): Save {
  const told = gameFromRecord(JSON.stringify(record), SITE_OWNS_ALL, `seed of ${id}`);
  if ('fault' in told) throw new Error(told.fault.code);
  const at = Date.UTC(2026, 10, 21);
  return {
    version: SAVE_VERSION,
    id,
    begun: at,
    changed: at,
    progress: { game: told.game },
    ...rest,
  };
}

const LINKS = { '/rules/': Object.fromEntries(RULES.map(({ id }) => [id, id])) };

/** What happened to the games of a {@link Shelf}. */
export interface Seen {
  opened: Save[];
  saves: readonly Save[];
}

interface Props {
  readonly saves: readonly Save[];
  readonly seen: Seen;
  readonly children: ComponentChildren;
}

/** Games kept in memory, with everything around them that a list of games asks for. */
export function Shelf({ saves: first, seen, children }: Props) {
  const [others, setOthers] = useState(first);
  seen.saves = others;
  const without = (all: readonly Save[], { id }: Save) => all.filter((save) => save.id !== id);
  const state = createActor(tableMachine, { input: { seed: 's' } }).getSnapshot();
  const aid = aidOf({ state, send: () => {}, rules: LINKS });
  const settings = {
    bigType: false,
    setBigType: () => {},
    canStayAwake: false,
    others,
    open: (save: Save) => void seen.opened.push(save),
    keep: async (save: Save) => setOthers((all) => [save, ...without(all, save)]),
    remove: (save: Save) => setOthers((all) => without(all, save)),
    bring: async (saves: readonly Save[]) => setOthers((all) => [...saves, ...all]),
    links: { rulebook: '', home: '', practice: '', position: '', screen: '', kept: '' },
    site: { version: '' },
  };
  return (
    <MaquisContext.Provider value={aid}>
      <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
    </MaquisContext.Provider>
  );
}
