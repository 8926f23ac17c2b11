import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/screen/parts/Stepper.tsx';
import { localStore } from '#shared/kept/local.ts';
import { limit } from '../data/limits.ts';
import type { Side } from '../engine/state.ts';
import { SIDE_NAMES } from '../words/names.ts';
import { correct, SIDES, useSea } from './sea.ts';

const MARKS = ['', 'seen', 'spade'] as const;
type Mark = (typeof MARKS)[number];
const CARDS = 24;

const keyOf = (game: string, side: Side) => `safe-house.set-europe-ablaze.cards.${game}.${side}`;

/** A side's private marks: of 24 cards, which were played and which spades are spent. */
function readMarks(game: string, side: Side): readonly Mark[] {
  const kept = localStore()?.getItem(keyOf(game, side)) ?? '';
  return Array.from({ length: CARDS }, (_, card) => MARKS[Number(kept[card] ?? 0)] ?? '');
}

/** Hands by count, cards shown, and each side's checklist behind “turn the screen away”. */
export function Cards() {
  const { now, tell } = useSea();
  const [shown, setShown] = useState<Side>();
  const [isAway, setAway] = useState(false);
  return (
    <div class="sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_cards()}
      </h2>
      {SIDES.map((side) => (
        <section class="sea-card" key={side}>
          <h3>{SIDE_NAMES[side]()}</h3>
          <Stepper
            name={m.ablaze_aid_hand()}
            value={now.hand[side]}
            most={CARDS}
            onChange={(to) => tell(correct(`hand.${side}`, to))}
          />
          {now.hand[side] <= limit('free-hand') && (
            <p class="aid-note">{m.ablaze_aid_hand_free()}</p>
          )}
          <p class="aid-hint">
            {now.played[side].length > 0
              ? m.ablaze_aid_played({ cards: now.played[side].join(', ') })
              : m.ablaze_aid_played_none()}
          </p>
          <button
            type="button"
            class="aid-secondary"
            onClick={() => {
              setShown(side);
              setAway(true);
            }}
          >
            {m.ablaze_aid_checklist({ side: SIDE_NAMES[side]() })}
          </button>
          {shown === side && isAway && (
            <div class="aid-note" role="status">
              <p>{m.ablaze_aid_turn_away({ side: SIDE_NAMES[side]() })}</p>
              <button type="button" class="aid-primary" onClick={() => setAway(false)}>
                {m.ablaze_aid_nobody_looks()}
              </button>
            </div>
          )}
          {shown === side && !isAway && (
            <>
              <Checklist side={side} />
              <button type="button" class="aid-secondary" onClick={() => setShown(undefined)}>
                {m.ablaze_aid_hide()}
              </button>
            </>
          )}
        </section>
      ))}
    </div>
  );
}

function Checklist({ side }: { readonly side: Side }) {
  const { context, kept } = useSea();
  const [marks, setMarks] = useState(() => readMarks(context.id, side));
  const said = { '': m.ablaze_card_in(), seen: m.ablaze_card_seen(), spade: m.ablaze_card_spade() };
  const turn = (card: number) => {
    const next = marks.map((mark, nth) =>
      nth === card ? (MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? '') : mark,
    );
    setMarks(next);
    try {
      localStore()?.setItem(
        keyOf(context.id, side),
        next.map((mark) => MARKS.indexOf(mark)).join(''),
      );
    } catch {
      // Full: the marks hold as long as the page is open.
    }
  };
  return (
    <ul class="sea-checklist">
      {marks.map((mark, card) => {
        const entered = kept.tables.cards?.[side]?.find(({ no }) => no === card + 1);
        const spades = '♠'.repeat(entered?.spades ?? 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number.
          <li key={card}>
            <button type="button" data-mark={mark} onClick={() => turn(card)}>
              <b>
                {card + 1} {spades}
              </b>
              <small>{said[mark]}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
