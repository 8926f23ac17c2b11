import { type MissionId, missionOf } from '#games/resist/data/index.ts';
import { missionName } from '#games/resist/i18n/cards.ts';
import { missionEffect } from '#games/resist/i18n/effects.ts';
import { WHEN_NAMES } from '#games/resist/i18n/names.ts';
import { isMissionIgnored } from '#games/resist/session/notes/index.ts';
import { FaceDownOdds } from '#games/resist/ui/board/FaceDownOdds.tsx';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { GoButton, NotesPanel } from '../Panel.tsx';
import { EnemyKinds } from './Kinds.tsx';

/** The Mission is chosen: its Enemies are turned up one after another, then its DEFEND effect happens. */
export function TurnUpPanel() {
  const { notes, position, tell, isOn } = useNotes();
  const { target } = notes;
  if (!target) return null;
  const place = notes.row.find(({ mission }) => mission === target);
  const left = place?.down.length ?? 0;
  const { effect } = missionOf(target);
  const isDone = left === 0 && isOn('missions');
  const ask = isDone ? m.resist_notes_all_turned_up : m.resist_notes_ask_turn_up;
  const question = ask({ mission: missionName(target) });
  return (
    <NotesPanel
      question={question}
      about={m.resist_face_down_told({ count: left }).replace(/[.。]$/, '')}
      guide={[
        ...(isDone ? [] : [[m.resist_notes_guide_turn_up, 'resist.turn-up'] as const]),
        ...(effect.when === 'DEFEND' && !isMissionIgnored(notes)
          ? [[m.resist_notes_guide_defend, 'resist.defend-effects'] as const]
          : []),
      ]}
      go={<GoButton onClick={() => tell('attack')}>{m.resist_notes_to_attack()}</GoButton>}
    >
      {effect.when === 'DEFEND' && <Effect mission={target} />}
      {!isDone && (
        <>
          <EnemyKinds label={question} mission={target} />
          {left > 0 && isOn('guide') && (
            <FaceDownOdds position={position} enemies={place?.down ?? []} />
          )}
        </>
      )}
    </NotesPanel>
  );
}

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
