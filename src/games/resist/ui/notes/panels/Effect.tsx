import { type MissionId, missionOf } from '#games/resist/data/index.ts';
import { missionEffect } from '#games/resist/i18n/effects.ts';
import { WHEN_NAMES } from '#games/resist/i18n/names.ts';
import { isMissionIgnored } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { useNotes } from '../mode.ts';

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
