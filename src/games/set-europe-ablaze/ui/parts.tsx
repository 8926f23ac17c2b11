import type { ComponentType } from 'preact';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import type { Sea } from './sea.ts';

interface Part {
  readonly View: ComponentType;
}

/** The steps of a turn and the views beside it, each in a file of its own with its words. */
const PARTS = {
  organization: async (): Promise<Part> => ({
    View: (await import('./steps/Organization.tsx')).Organization,
  }),
  open: async (): Promise<Part> => ({
    View: (await import('./steps/OpenImpulse.tsx')).OpenImpulse,
  }),
  actions: async (): Promise<Part> => ({ View: (await import('./steps/Actions.tsx')).Actions }),
  prepare: async (): Promise<Part> => ({ View: (await import('./steps/Prepare.tsx')).Prepare }),
  result: async (): Promise<Part> => ({
    View: (await import('./steps/ResultStep.tsx')).ResultStep,
  }),
  end: async (): Promise<Part> => ({ View: (await import('./steps/TurnEnd.tsx')).TurnEnd }),
  areas: async (): Promise<Part> => ({ View: (await import('./Areas.tsx')).Areas }),
  cards: async (): Promise<Part> => ({ View: (await import('./Cards.tsx')).Cards }),
  dice: async (): Promise<Part> => ({ View: (await import('./DiceOnly.tsx')).DiceOnly }),
  tables: async (): Promise<Part> => ({
    View: (await import('./tables/TablesView.tsx')).TablesView,
  }),
} as const;

type PartName = keyof typeof PARTS;

/** What loads a part. */
export const loadOf = (part: PartName): (() => Promise<Part>) => PARTS[part];

/** Where the turn stands; nothing where the game is over, or something is asked first. */
export function currentPart({ matches }: Pick<Sea, 'matches'>): PartName | undefined {
  if (matches({ playing: 'organization' })) return 'organization';
  if (matches({ playing: { operations: 'open' } })) return 'open';
  if (matches({ playing: { operations: 'pools' } })) return 'prepare';
  if (matches({ playing: { operations: 'result' } })) return 'result';
  if (matches({ playing: 'operations' })) return 'actions';
  return matches({ playing: 'end' }) ? 'end' : undefined;
}

/** A part, as soon as it is there. */
export const Opened = ({ part }: { readonly part: PartName }) => (
  <Lazy key={part} load={PARTS[part]}>
    {({ View }) => <View />}
  </Lazy>
);
