import type { ComponentChildren } from 'preact';
import { outcomeOf } from '#games/resist/engine/index.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import { outcomeText } from '#games/resist/i18n/results.ts';
import * as m from '#messages';
import { useView } from '../view.ts';
import { ResistPrompt } from './Prompt.tsx';

/** What the game came to. */
export function ResistOverPrompt({ children }: { readonly children?: ComponentChildren }) {
  const { position, now } = useView();
  const outcome = outcomeOf(position);
  if (!outcome) return null;
  return (
    <ResistPrompt
      question={RESULT_NAMES[outcome.result]()}
      about={m.resist_rounds_of({ rounds: now.round })}
    >
      <p class="outcome">{outcomeText(outcome)}</p>
      <p class="prompt__note">
        {m.resist_missions_done({ defeated: now.defeated.length, failed: now.failed })}
      </p>
      {children}
    </ResistPrompt>
  );
}
