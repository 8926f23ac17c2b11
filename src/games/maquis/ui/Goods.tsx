import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { type Goods as Amounts, EVERY_RESOURCE, type Resource } from '../data/index.ts';
import { goodsText } from '../i18n/in-sentences.ts';
import { GoodsIcon } from './GoodsIcon.tsx';
import './style/goods.css';

interface GoodsProps {
  goods: Amounts;
  /** Shows the kinds there is nothing of as well, paler. */
  showNone?: boolean;
}

/** A row of goods with how many of each, read out as one sentence part. */
export const GoodsTrack = memoDeep(function Goods({ goods, showNone = false }: GoodsProps) {
  const amount = (kind: Resource) => goods[kind] ?? 0;
  // A hand names every kind of its edition.
  const shown = EVERY_RESOURCE.filter((kind) => amount(kind) > 0 || (showNone && kind in goods));
  return (
    <span class="goods" role="img" aria-label={goodsText(goods)}>
      {shown.map((kind) => (
        <span key={kind} class={amount(kind) > 0 ? 'goods__kind' : 'goods__kind goods__kind--none'}>
          <GoodsIcon kind={kind} />
          <b class="goods__count">{amount(kind)}</b>
        </span>
      ))}
    </span>
  );
});
