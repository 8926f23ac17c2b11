import * as m from '#messages';
import { ENEMY_KINDS, type MissionId } from '#resist/data/index.ts';
import { faceDownOdds } from '#resist/odds/index.ts';
import { missionName } from '#resist/words/cards.ts';
import { missionEffect } from '#resist/words/effects.ts';
import { WHEN_NAMES } from '#resist/words/names.ts';
import { missionOf } from '../../board/MissionCard.tsx';
import { useNotes } from '../kit.ts';
import { FaceDown } from '../odds/FaceDown.tsx';
import { GoButton, Panel } from '../Panel.tsx';
import { EnemyPad } from '../pads.tsx';

/** The Mission is chosen: its Enemies are turned up one after another, then its DEFEND effect happens. */
export function TurnUpPanel() {
  const { notes, tell, isOn } = useNotes();
  const { target } = notes;
  if (!target) return null;
  const place = notes.row.find(({ mission }) => mission === target);
  const left = place?.down.length ?? 0;
  const { effect } = missionOf(target);
  return (
    <Panel
      question={m.resist_notes_ask_turn_up({ mission: missionName(target) })}
      about={m.resist_face_down_told({ count: left }).replace(/[.。]$/, '')}
      guide={[
        [m.resist_notes_guide_turn_up, 'resist.turn-up'],
        ...(effect.when === 'DEFEND'
          ? [[m.resist_notes_guide_defend, 'resist.defend-effects'] as const]
          : []),
      ]}
      go={<GoButton onClick={() => tell('attack')}>{m.resist_notes_to_attack()}</GoButton>}
    >
      {effect.when === 'DEFEND' && (
        <p class="rt-effect">
          <b>{WHEN_NAMES.DEFEND()}</b> {missionEffect(effect)}
        </p>
      )}
      {(left > 0 || !isOn('missions')) && (
        <>
          <Kinds mission={target} />
          {left > 0 && isOn('guide') && <FaceDown decks={place?.down ?? []} />}
        </>
      )}
    </Panel>
  );
}

/** A key for every kind that may come up at a Mission. */
export function Kinds({
  mission,
  word = 'up',
}: {
  readonly mission: MissionId;
  readonly word?: 'up' | 'down';
}) {
  const { notes, position, tell } = useNotes();
  const down = notes.row.find((one) => one.mission === mission)?.down ?? [];
  const odds = faceDownOdds(position);
  const decks = down.length > 0 ? down : [notes.enemyNumber];
  const hidden = decks.flatMap((one) =>
    typeof one === 'number' ? (notes.pools[one] ?? []) : [one],
  );
  return (
    <EnemyPad
      label={m.resist_notes_ask_turn_up({ mission: missionName(mission) })}
      kinds={ENEMY_KINDS.map(({ id }) => id).filter((id) => odds.size === 0 || hidden.includes(id))}
      onTap={(kind) => tell(`${word}:${mission}:${kind}`)}
    />
  );
}
