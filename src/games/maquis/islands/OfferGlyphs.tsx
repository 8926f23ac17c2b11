import { Fragment } from 'preact';
import { type Arrow, type Goods, RESOURCES } from '#maquis/data/index.ts';
import { GoodsIcon } from './GoodsIcon.tsx';
import type { Offer } from './offers.ts';
import { PawnIcon } from './PawnIcon.tsx';

/** Small signs in a box of 24 by 24, drawn in the ink of the text around them. */
const SIGNS = {
  airdrop:
    'M2 12C2 6 6.4 2 12 2S22 6 22 12C20 10.4 17 10.4 15.4 12C14 10.4 10 10.4 8.6 12C7 10.4 4 10.4 2 12ZM2 12L10 18M22 12L14 18M8.6 12L11 18M15.4 12L13 18M9 17.5H15V22.5H9Z',
  collect: 'M4 9H20V21H4ZM4 13H20M12 1V8M9 5.4L12 8.4L15 5.4',
  room: 'M1.8 12a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0ZM11.6 12H22.4V16.6M18 12V15.6',
  morale:
    'M12 21C4.4 15.4 2 11.8 2 8.2A4.9 4.9 0 0 1 12 6.6A4.9 4.9 0 0 1 22 8.2C22 11.8 19.6 15.4 12 21Z',
} as const;

export const Sign = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <svg class={`glyph glyph--${sign}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
);

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
      {RESOURCES.map((kind) => {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes have nothing else to go by
          <GoodsIcon key={`${kind}${i}`} kind={kind} />
        ));
      })}
    </>
  );
}

const Or = () => <span class="glyph-text glyph-text--or">/</span>;

function OneOffer({ offer }: { offer: Offer }) {
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
        {reward === 'recruit' && <PawnIcon pawn="worker" />}
        {(reward === 'airdrop' || reward === 'collect' || reward === 'room') && (
          <Sign sign={reward} />
        )}
        {morale !== 0 && (
          <span class="glyph-morale">
            <Sign sign="morale" />
            <span class="glyph-text">{morale > 0 ? '+' : '−'}</span>
          </span>
        )}
      </span>
    </>
  );
}

/** What a place gives and costs, in signs. Its words are said by the place itself. */
export function OfferGlyphs({ offers }: { offers: readonly Offer[] }) {
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
