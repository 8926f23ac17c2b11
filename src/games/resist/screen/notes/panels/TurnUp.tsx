import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { MissionId } from '#resist/data/index.ts';
import { missionName } from '#resist/words/cards.ts';
import { missionEffect } from '#resist/words/effects.ts';
import { WHEN_NAMES } from '#resist/words/names.ts';
import { FaceDownOdds } from '../../board/FaceDownOdds.tsx';
import { missionOf } from '../../board/MissionCard.tsx';
import { useNotes } from '../kit.ts';
import { GoButton, Panel } from '../Panel.tsx';
import { EnemyPad } from '../pads.tsx';

/** The Mission is chosen: its Enemies are turned up one after another, then its DEFEND effect happens. */
export function TurnUpPanel() {
  const { notes, position, tell, isOn } = useNotes();
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
          {left > 0 && isOn('guide') && (
            <FaceDownOdds position={position} enemies={place?.down ?? []} />
          )}
        </>
      )}
    </Panel>
  );
}

/**
 * A key for every kind that may come up at a Mission. Where cards of several decks lie there, somebody can say
 * which one was turned up; else the oldest that can be it is meant.
 */
export function Kinds({
  mission,
  word = 'up',
}: {
  readonly mission: MissionId;
  readonly word?: 'up' | 'down';
}) {
  const { notes, tell } = useNotes();
  const [deck, setDeck] = useState('');
  const down = notes.row.find((one) => one.mission === mission)?.down ?? [];
  const decks = [...new Set(down)].filter((one) => typeof one === 'number');
  const open = deck === '' ? down : down.filter((one) => String(one) === deck);
  const from = open.length > 0 ? open : [notes.enemyNumber];
  const hidden = from.flatMap((one) =>
    typeof one === 'number' ? (notes.pools[one] ?? []) : [one],
  );
  const label = m.resist_notes_ask_turn_up({ mission: missionName(mission) });
  return (
    <>
      {decks.length > 1 && (
        <label class="aid-field">
          {m.resist_notes_which_deck()}
          <select value={deck} onChange={({ currentTarget }) => setDeck(currentTarget.value)}>
            <option value="">{m.resist_notes_deck_any()}</option>
            {decks.map((number) => (
              <option key={number} value={String(number)}>
                {m.resist_notes_deck_number({ number })}
              </option>
            ))}
          </select>
        </label>
      )}
      <EnemyPad
        label={label}
        kinds={hidden}
        onTap={(kind) => tell([word, mission, kind, deck].filter(Boolean).join(':'))}
      />
    </>
  );
}
