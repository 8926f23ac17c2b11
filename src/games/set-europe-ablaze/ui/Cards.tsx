import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { Side } from '../data/actions.ts';
import { CARD_COUNT, limit } from '../data/limits.ts';
import { deckOf } from '../engine/log/index.ts';
import { toldCard } from '../i18n/event-text.ts';
import { SIDE_NAMES } from '../i18n/names.ts';
import { correct, SIDES, useSea } from './sea.ts';
import './style/cards.css';
import { inARow } from '#shared/list-text.ts';
import { sideMarks } from '../session/index.ts';

/** Hands by count, cards shown, and each side's checklist behind “turn the screen away”. */
export function Cards() {
  const { now, tell } = useSea();
  const [shown, setShown] = useState<Side>();
  const [isAway, setAway] = useState(false);
  return (
    <div class="play-board sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_cards()}
      </h2>
      {SIDES.map((side) => (
        <section class="sea-card" key={side}>
          <h3>{SIDE_NAMES[side]()}</h3>
          <Stepper
            name={m.ablaze_aid_hand()}
            value={now.hand[side]}
            most={CARD_COUNT}
            onChange={(to) => tell(correct(`hand.${side}`, to))}
          />
          <p class="sea-counted">
            {m.ablaze_aid_deck()} <output>{deckOf(now, side)}</output>
          </p>
          <Stepper
            name={m.ablaze_aid_discards()}
            value={now.discards?.[side] ?? 0}
            most={CARD_COUNT}
            onChange={(to) => tell(correct(`discards.${side}`, to))}
          />
          <Stepper
            name={m.ablaze_aid_removed()}
            value={now.removed?.[side] ?? 0}
            most={CARD_COUNT}
            onChange={(to) => tell(correct(`removed.${side}`, to))}
          />
          {now.hand[side] <= limit('free-hand') && (
            <p class="aid-note">{m.ablaze_aid_hand_free()}</p>
          )}
          <p class="aid-hint">
            {now.played[side].length > 0
              ? m.ablaze_aid_played({ cards: inARow(now.played[side].map(toldCard)) })
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

const SAID: Readonly<Record<ReturnType<typeof sideMarks>[number], () => string>> = {
  in: m.ablaze_card_in,
  seen: m.ablaze_card_seen,
  spade: m.ablaze_card_spade,
};

/** A side's private list: of its 24 cards, which were played and which spades are spent. */
function Checklist({ side }: { readonly side: Side }) {
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
