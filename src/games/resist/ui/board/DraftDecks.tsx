import { resistRules } from '#games/resist/engine/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import * as m from '#messages';
import { useView } from '../view.ts';
import { maquisInWords } from './HandCard.tsx';

/** The two decks as they grow during the draft. */
export function DraftDecks() {
  const { position } = useView();
  const { unseen } = resistRules.toBoardState(position);
  return (
    <section class="draft-decks" aria-label={m.resist_split_draft()}>
      <Deck
        name={m.resist_deck_hidden()}
        note={m.resist_deck_hidden_note()}
        of={unseen?.hiddenMaquis ?? []}
      />
      <Deck
        name={m.resist_deck_recruits()}
        note={m.resist_deck_recruits_note()}
        of={unseen?.recruits ?? []}
      />
    </section>
  );
}

interface DeckProps {
  readonly name: string;
  readonly note: string;
  readonly of: readonly Parameters<typeof maquisInWords>[0][];
}

function Deck({ name, note, of }: DeckProps) {
  return (
    <div class="draft-deck">
      <h3>
        {name} {of.length}
      </h3>
      <ul class="names">
        {of.map((maquis) => (
          <li key={maquis} title={maquisInWords(maquis)}>
            {maquisName(maquis)}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );
}
