import * as m from '#messages';
import type { MissionId } from '#resist/data/index.ts';
import { isMissionIgnored } from '#resist/table/notes/index.ts';
import { missionEffect } from '#resist/words/effects.ts';
import { WHEN_NAMES } from '#resist/words/names.ts';
import { missionOf } from '../../board/MissionCard.tsx';
import { useNotes } from '../kit.ts';

/** What a Mission does, and when; or that it does nothing this round. */
export function Effect({ mission }: { readonly mission: MissionId }) {
  const { notes } = useNotes();
  const { effect } = missionOf(mission);
  if (isMissionIgnored(notes)) return <p class="rt-effect">{m.resist_notes_effect_off()}</p>;
  return (
    <p class="rt-effect">
      <b>{WHEN_NAMES[effect.when]()}</b> {missionEffect(effect)}
    </p>
  );
}
