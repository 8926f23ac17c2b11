import { useState } from 'preact/hooks';
import type { EnemyKindId, MissionId } from '#games/resist/data/index.ts';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { EnemyPad } from '../pads.tsx';

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
