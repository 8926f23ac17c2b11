import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { type Goods as Amounts, RESOURCES, type Resource } from '../data/index.ts';
import { goodsText } from '../i18n/in-sentences.ts';
import { GoodsIcon } from './GoodsIcon.tsx';
import './style/goods.css';

interface GoodsProps {
  goods: Amounts;
  /** Shows the kinds there is nothing of as well, paler. */
  showNone?: boolean;
}

/** A row of goods with how many of each, read out as one sentence part. */
export const Goods = memoDeep(function Goods({ goods, showNone = false }: GoodsProps) {
  const amount = (kind: Resource) => goods[kind] ?? 0;
  const shown = RESOURCES.filter((kind) => showNone || amount(kind) > 0);
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
