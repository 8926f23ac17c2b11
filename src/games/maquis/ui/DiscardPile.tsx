import * as m from '#messages';
import { type CardNumber, PATROL_CARDS } from '../data/index.ts';
import { PatrolCardList } from './SmallPatrolCard.tsx';
import './style/standing.css';

const Cards = ({ cards, none }: { cards: readonly CardNumber[]; none: string }) =>
  cards.length === 0 ? <p class="discard-pile__none">{none}</p> : <PatrolCardList cards={cards} />;

interface DiscardPileProps {
  /** The discarded cards, the first one first. */
  discard: readonly CardNumber[];
}

/** The discard opened: what has come, in order, and what is still to come. */
export function DiscardPile({ discard }: DiscardPileProps) {
  const left = PATROL_CARDS.map(({ number }) => number).filter((card) => !discard.includes(card));
  return (
    <div class="discard-pile">
      <section class="discard-pile__part">
        <h3 class="discard-pile__heading">{m.maquis_card_discarded({ count: discard.length })}</h3>
        <Cards cards={discard} none={m.maquis_card_none_discarded()} />
      </section>
      <section class="discard-pile__part">
        <h3 class="discard-pile__heading">{m.maquis_card_left({ count: left.length })}</h3>
        <Cards cards={left} none={m.maquis_card_none_left()} />
      </section>
    </div>
  );
}
