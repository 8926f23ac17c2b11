import * as m from '#messages';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { type Goods as Amounts, EVERY_RESOURCE, type Resource } from '../data/index.ts';
import { goodsText } from '../i18n/in-sentences.ts';
import './style/goods.css';
import { Icon as Drawn } from '#play/ui/parts/Icon.tsx';
import { RESOURCE_LETTERS } from '../i18n/names.ts';

interface GoodsProps {
  goods: Amounts;
  /** Whether it is a hand, which shows the kinds there is nothing of as well, paler. */
  showNone?: boolean;
}

/** A row of goods with how many of each, read out as one sentence part. */
export const GoodsTrack = memoDeep(function Goods({ goods, showNone = false }: GoodsProps) {
  const amount = (kind: Resource) => goods[kind] ?? 0;
  // A hand names every kind of its edition.
  const shown = EVERY_RESOURCE.filter((kind) => amount(kind) > 0 || (showNone && kind in goods));
  return (
    <span
      class="goods"
      role="img"
      aria-label={showNone ? m.maquis_in_hand({ goods: goodsText(goods) }) : goodsText(goods)}
    >
      {shown.map((kind) => (
        <span key={kind} class={amount(kind) > 0 ? 'goods__kind' : 'goods__kind goods__kind--none'}>
          <GoodsIcon kind={kind} />
          <b class="goods__count">{amount(kind)}</b>
        </span>
      ))}
    </span>
  );
});

/** A kind is told by its outline as well as by its colour and letter; all in a box of 24 by 24. */
const OUTLINES: Readonly<Record<Resource, string>> = {
  intel: 'M3.5 3.5H15.5L20.5 8.5V20.5H3.5Z',
  food: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  medicine: 'M6.6 1.8H17.4V6.6H22.2V17.4H17.4V22.2H6.6V17.4H1.8V6.6H6.6Z',
  money: 'M12 1.3L22.7 12L12 22.7L1.3 12Z',
  weapon: 'M12 1.8L23 21.2H1Z',
  explosives: 'M6.8 4.6H17.2L22.6 13L17.2 21.6H6.8L1.4 13Z',
  poison: 'M9 1.8H15V7.4L20.8 17.2Q22.4 22.2 17.4 22.2H6.6Q1.6 22.2 3.2 17.2L9 7.4Z',
  'fake-id': 'M1.6 4.4H22.4V19.6H1.6Z',
};

/** What is drawn on top of an outline: the fold of a paper, the fuse of a charge. */
const DETAILS: Readonly<Partial<Record<Resource, string>>> = {
  intel: 'M15.5 3.5V8.5H20.5',
  explosives: 'M15 4.4C15.4 1.6 18.6 3.4 19.6 .9',
  poison: 'M8 4.4H16',
  'fake-id': 'M4.4 8V16H8.4V8Z',
};

/** Where the letter stands, so that it sits in the thick of its outline. */
const LETTER_AT: Readonly<Record<Resource, number>> = {
  intel: 13,
  food: 12.3,
  medicine: 12.3,
  money: 12.3,
  weapon: 15.6,
  explosives: 13.3,
  poison: 15.4,
  'fake-id': 12.3,
};

/** The cube of one kind of goods, a little higher than the text it stands in, which must name it. */
export function GoodsIcon({ kind }: { kind: Resource }) {
  const detail = DETAILS[kind];
  return (
    <svg class={`goods-icon goods-icon--${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="goods-icon__fill" d={OUTLINES[kind]} transform="translate(.7 .8)" />
      <path class="goods-icon__line" d={OUTLINES[kind]} />
      {detail && <path class="goods-icon__line" d={detail} />}
      <text class="goods-icon__letter" x="12" y={LETTER_AT[kind]}>
        {RESOURCE_LETTERS[kind]()}
      </text>
    </svg>
  );
}

/** Small signs in a box of 24 by 24, drawn in the ink of the text around them. */
const SIGNS = {
  airdrop:
    'M2 12C2 6 6.4 2 12 2S22 6 22 12C20 10.4 17 10.4 15.4 12C14 10.4 10 10.4 8.6 12C7 10.4 4 10.4 2 12ZM2 12L10 18M22 12L14 18M8.6 12L11 18M15.4 12L13 18M9 17.5H15V22.5H9Z',
  collect: 'M4 9H20V21H4ZM4 13H20M12 1V8M9 5.4L12 8.4L15 5.4',
  room: 'M1.8 12a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0ZM11.6 12H22.4V16.6M18 12V15.6',
  morale:
    'M12 21C4.4 15.4 2 11.8 2 8.2A4.9 4.9 0 0 1 12 6.6A4.9 4.9 0 0 1 22 8.2C22 11.8 19.6 15.4 12 21Z',
  day: 'M3.5 5H20.5V21H3.5ZM3.5 10H20.5M8 2V7M16 2V7',
  cards: 'M7 3H20V18H7ZM4 6V21H17',
  train: 'M6 2.5H18V16.5H6ZM6 9.5H18M9 13H9.1M15 13H15.1M8.5 16.5L5.5 21.5M15.5 16.5L18.5 21.5',
} as const;

/** A sign for what is neither goods nor pawn; the words beside it must name it. */
export const TownIcon = ({ sign }: { sign: keyof typeof SIGNS }) => (
  <Drawn path={SIGNS[sign]} name={sign} />
);
