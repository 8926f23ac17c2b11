import type { ComponentChildren } from 'preact';
import type { PhaseId, Snapshot } from '#games/les-poilus/engine/index.ts';
import { useGameOnScreen } from '../game.ts';
import { ActionPrompt } from './ActionPrompt.tsx';
import { BonusPrompt, CurePrompt } from './CurePrompt.tsx';
import { IntensityPrompt } from './IntensityPrompt.tsx';
import { SpeechPrompt } from './SpeechPrompt.tsx';
import { TilePrompt } from './TilePrompt.tsx';

interface Props {
  readonly withoutHand: boolean;
  readonly more?: ComponentChildren;
}

/** What the game waits for from the seat on turn. */
export function PoilusPrompt({ withoutHand, more }: Props) {
  const { state } = useGameOnScreen();
  return PROMPTS[state.phase]?.({ state, withoutHand, more }) ?? null;
}

type Given = Props & { readonly state: Snapshot };

const PROMPTS: Readonly<Partial<Record<PhaseId, (given: Given) => ComponentChildren>>> = {
  intensity: ({ withoutHand, more }) => <IntensityPrompt withoutHand={withoutHand} more={more} />,
  action: ({ withoutHand, more }) => <ActionPrompt withoutHand={withoutHand} more={more} />,
  'remove-tile': () => <TilePrompt />,
  'place-tile': () => <TilePrompt />,
  speech: ({ state: { turn, acting, speechKind } }) =>
    speechKind && <SpeechPrompt seat={turn ?? 0} speaker={acting ?? 0} kind={speechKind} />,
  christmas: () => <CurePrompt />,
  bonus: () => <BonusPrompt />,
};
