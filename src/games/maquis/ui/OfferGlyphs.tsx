import { Fragment } from 'preact';
import { type Arrow, EVERY_RESOURCE, type Goods } from '../data/index.ts';
import { GoodsIcon, TownIcon } from './Goods.tsx';
import { PawnIcon } from './PawnIcon.tsx';
import type { offersOf } from './place-in-words.ts';

/** The arrow of an action in the colour it is printed in. */
const ArrowSign = ({ arrow }: { arrow: Arrow }) => (
  <svg class={`glyph glyph--arrow glyph--${arrow}`} viewBox="0 0 18 24" aria-hidden="true">
    <path d="M1 9.4H8.4V4.6L17 12L8.4 19.4V14.6H1Z" />
  </svg>
);

/** Two of a kind are drawn twice; of more, one with their number. */
export function Amounts({ goods }: { goods: Goods }) {
  return (
    <>
      {EVERY_RESOURCE.map((kind) => {
        const count = goods[kind] ?? 0;
        if (count === 0) return null;
        if (count > 2) {
          return (
            <Fragment key={kind}>
              <span class="glyph-text">{count}</span>
              <GoodsIcon kind={kind} />
            </Fragment>
          );
        }
        return Array.from({ length: count }, (_, i) => (
          <GoodsIcon key={`${kind}${i}`} kind={kind} />
        ));
      })}
    </>
  );
}

const Or = () => <span class="glyph-text glyph-text--or">/</span>;

function OneOffer({ offer }: { offer: ReturnType<typeof offersOf>[number] }) {
  const { reward, prices, gain, morale, arrow } = offer;
  const paid = prices.length > 0;
  return (
    <>
      {paid && (
        <span
          class={prices.length > 1 ? 'glyphs__prices glyphs__prices--several' : 'glyphs__prices'}
        >
          {prices.map((price, i) => (
            <Fragment key={JSON.stringify(price)}>
              {i > 0 && <Or />}
              <Amounts goods={price} />
            </Fragment>
          ))}
        </span>
      )}
      <span class="glyphs__reward">
        {(paid || arrow !== 'white') && reward !== 'goal' && <ArrowSign arrow={arrow} />}
        <Amounts goods={gain} />
        {reward === 'borrow' && <span class="glyph-text">?</span>}
        {reward === 'recruit' && <PawnIcon pawn="worker" />}
        {(reward === 'airdrop' || reward === 'collect' || reward === 'room') && (
          <TownIcon sign={reward} />
        )}
        {morale !== 0 && (
          <span class="glyph-morale">
            <TownIcon sign="morale" />
            <span class="glyph-text">{morale > 0 ? '+' : '−'}</span>
          </span>
        )}
      </span>
    </>
  );
}

/** What a place gives and costs, in signs. Its words are said by the place itself. */
export function OfferGlyphs({ offers }: { offers: ReturnType<typeof offersOf> }) {
  return (
    <span class="glyphs" aria-hidden="true">
      {offers.map((offer, i) => (
        <Fragment key={`${offer.reward}${JSON.stringify(offer.gain)}`}>
          {i > 0 && <Or />}
          <OneOffer offer={offer} />
        </Fragment>
      ))}
    </span>
  );
}
