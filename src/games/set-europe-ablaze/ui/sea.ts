import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StateFrom } from 'xstate';
import { isolated } from '#shared/isolated.ts';
import type { Side } from '../data/actions.ts';
import type { Telling } from '../engine/log/events.ts';
import { loggedPosition, type Position } from '../engine/log/index.ts';
import { areaName } from '../i18n/names.ts';
import type { KeptTables, SeaContext, SeaEvent, seaMachine } from '../session/index.ts';

/** Views beside the turn. */
const VIEWS = ['turn', 'areas', 'cards', 'tables', 'dice'] as const;
export type AidView = (typeof VIEWS)[number];

/** All that the parts of the aid share. */
export interface Sea {
  readonly context: SeaContext;
  readonly matches: SeaMatches;
  readonly send: (event: SeaEvent) => void;
  readonly kept: KeptTables;
  readonly keepTables: (kept: KeptTables) => void;
  readonly language: string;
  readonly show: (view: AidView) => void;
}

/** Whether the machine is in a state of its own. */
type SeaMatches = StateFrom<typeof seaMachine>['matches'];

export const SeaAidContext = createContext<Sea | undefined>(undefined);

export function useSea(): Sea & {
  readonly now: Position;
  readonly tell: (...told: readonly Telling[]) => void;
  readonly nameOf: (area: string) => string;
} {
  const sea = useContext(SeaAidContext);
  if (!sea) throw new Error('the parts of the aid stand within it');
  const { areas = [] } = sea.kept.tables;
  const now = loggedPosition(sea.context.course);
  return {
    ...sea,
    now,
    tell: (...told) => sea.send({ type: 'tell', told }),
    nameOf: (area) =>
      isolated(
        areas.find(({ id }) => id === area)?.name ?? now.areas[area]?.name ?? areaName(area),
      ),
  };
}

/** The Areas somebody has told of, those of the map first. */
export function areaIds(now: Position, { tables }: KeptTables): readonly string[] {
  const mapped = tables.areas?.map(({ id }) => id) ?? [];
  return [...new Set([...mapped, ...Object.keys(now.areas)])];
}

/** A correction: the table says that this stands there. */
export const correct = (path: string, to: unknown): Telling => ({
  by: 'table',
  type: 'correct',
  path,
  to,
});

/** On to the next step. */
export const NEXT = { by: 'table', type: 'next' } as const;

export const SIDES: readonly Side[] = ['maquis', 'german'];
