import * as m from '#messages';
import type { Side } from '../data/actions.ts';
import { type Mark, sideMarks } from '../session/index.ts';
import { useSea } from './sea.ts';

const SAID: Readonly<Record<Mark, () => string>> = {
  in: m.ablaze_card_in,
  seen: m.ablaze_card_seen,
  spade: m.ablaze_card_spade,
};

/** A side's private list: of its 24 cards, which were played and which spades are spent. */
export function Checklist({ side }: { readonly side: Side }) {
  const { context, kept, send } = useSea();
  return (
    <ul class="sea-checklist">
      {sideMarks(context.marks, side).map((mark, card) => {
        const entered = kept.tables.cards?.[side]?.find(({ no }) => no === card + 1);
        const spades = '♠'.repeat(entered?.spades ?? 0);
        return (
          <li key={card}>
            <button
              type="button"
              data-mark={mark}
              onClick={() => send({ type: 'mark', side, card })}
            >
              <b>
                {card + 1} {spades}
              </b>
              <small>{SAID[mark]()}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
