import { GAME } from '#games/resist/data/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import * as m from '#messages';
import { FullCard } from '../board/FullCard.tsx';
import { recruitCards } from '../board/StatusBar.tsx';
import { useView } from '../view.ts';
import { ResistPrompt } from './Prompt.tsx';

/** One of two joins from the start, the other becomes a Recruit. */
export function DraftPrompt() {
  const { asked, now, send } = useView();
  const { pair } = asked;
  if (!pair) return null;
  return (
    <ResistPrompt
      question={m.resist_ask_draft()}
      about={m.resist_pair_of({ number: recruitCards(now) + 1, pairs: GAME.maquisInADeck })}
    >
      <div class="draft-pair">
        {pair.map((maquis) => (
          <FullCard key={maquis} maquis={maquis} />
        ))}
      </div>
      <div class="aid-buttons">
        {pair.map((maquis) => (
          <button
            key={maquis}
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `draft:${maquis}` })}
          >
            {m.resist_joins({ maquis: maquisName(maquis) })}
          </button>
        ))}
      </div>
    </ResistPrompt>
  );
}
