import type { ComponentChildren } from 'preact';
import { useView } from '../view.ts';
import { ArrangePrompt } from './ArrangePrompt.tsx';
import { ChoicePrompt } from './ChoicePrompt.tsx';
import { DecidePrompt } from './DecidePrompt.tsx';
import { DraftPrompt } from './DraftPrompt.tsx';
import { ResistOverPrompt } from './OverPrompt.tsx';
import { AttackPrompt, PlanPrompt, UsePrompt } from './PlayPrompt.tsx';
import { StrikePrompt } from './StrikePrompt.tsx';

/** The prompt of whatever is asked; `over` follows what the game came to. */
export function GamePrompt({ over }: { readonly over?: ComponentChildren }) {
  const { now } = useView();
  switch (now.ask) {
    case 'draft':
      return <DraftPrompt />;
    case 'plan':
      return <PlanPrompt />;
    case 'use':
      return <UsePrompt />;
    case 'attack':
      return <AttackPrompt />;
    case 'strike':
      return <StrikePrompt />;
    case 'arrange':
      return <ArrangePrompt />;
    case 'decide':
      return <DecidePrompt />;
    case 'over':
      return <ResistOverPrompt>{over}</ResistOverPrompt>;
    default:
      return <ChoicePrompt />;
  }
}
