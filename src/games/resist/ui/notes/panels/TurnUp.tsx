import { useState } from 'preact/hooks';
import { type EnemyKindId, type MissionId, missionOf } from '#games/resist/data/index.ts';
import { missionName } from '#games/resist/i18n/cards.ts';
import { missionEffect } from '#games/resist/i18n/effects.ts';
import { WHEN_NAMES } from '#games/resist/i18n/names.ts';
import { isMissionIgnored } from '#games/resist/session/notes/index.ts';
import { FaceDownOdds } from '#games/resist/ui/board/FaceDownOdds.tsx';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { EnemyPad, GoButton, NotesPanel } from '../Panel.tsx';

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
      isGuideLast={!isDone}
      go={<GoButton onClick={() => tell('attack')}>{m.resist_notes_to_attack()}</GoButton>}
    >
      {!isDone && <EnemyKinds label={question} mission={target} />}
      {effect.when === 'DEFEND' && <Effect mission={target} />}
      {!isDone && left > 0 && isOn('guide') && (
        <FaceDownOdds position={position} enemies={place?.down ?? []} />
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

interface KindsProps {
  readonly label: string;
  readonly mission: MissionId;
  /** Turned up, or discarded as it is turned up. */
  readonly word?: 'up' | 'down';
}

/**
 * A key for every kind that may come up at a Mission. Where cards of several decks lie there, somebody can say
 * which one was turned up; else the oldest that can be it is meant.
 */
export function EnemyKinds({ label, mission, word = 'up' }: KindsProps) {
  const { notes, tell } = useNotes();
  const [deck, setDeck] = useState('');
  const down = notes.row.find((one) => one.mission === mission)?.down ?? [];
  const decks = [...new Set(down)].filter((one) => typeof one === 'number');
  const open = deck === '' ? down : down.filter((one) => String(one) === deck);
  const from = open.length > 0 ? open : [notes.enemyNumber];
  const of = (one: EnemyKindId | number) =>
    typeof one === 'number' ? (notes.pools[one] ?? []) : [one];
  const isMixed =
    decks.length > 1 ||
    down.some((one) => typeof one === 'string' && decks.some((deck) => of(deck).includes(one)));
  return (
    <>
      {isMixed && (
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
        kinds={from.flatMap(of)}
        onTap={(kind) => tell([word, mission, kind, deck].filter(Boolean).join(':'))}
      />
    </>
  );
}
