import { type Action, type Goods, RESOURCES } from '../../data/index.ts';
import { svgText, svgUse } from './svg.ts';

/** One sign in a row: a drawing by its name, or words such as "/". */
type Sign = { readonly icon: string } | { readonly words: string };

const icon = (name: string): Sign => ({ icon: name });
const OR: Sign = { words: '/' };

const unique = (rows: readonly (readonly Sign[])[]): readonly (readonly Sign[])[] =>
  [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()].filter(
    (row) => row.length > 0,
  );

const amounts = (goods: Goods): readonly Sign[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: goods[kind] ?? 0 }, () => icon(kind)));

function rewardOf({
  gain,
  morale,
  airdrop,
  recruits,
  collects,
  furnishes,
}: Action): readonly Sign[] {
  return [
    ...amounts(gain),
    ...(airdrop ? [icon('airdrop')] : []),
    ...(recruits ? [icon('recruit')] : []),
    ...(collects ? [icon('collect')] : []),
    ...(furnishes ? [icon('room')] : []),
    ...(morale > 0 ? [icon('morale-up')] : morale < 0 ? [icon('morale-down')] : []),
  ];
}

const eitherOf = (rows: readonly (readonly Sign[])[]): readonly Sign[] =>
  unique(rows).flatMap((row, nth) => (nth > 0 ? [OR, ...row] : row));

/** What a place or tile costs and gives: costs, its arrow, rewards; whatever can be chosen has a stroke between. */
export function offerOf(actions: readonly Action[]): readonly Sign[] {
  const [first] = actions;
  if (!first) return [];
  const cost = eitherOf(actions.map((action) => amounts(action.cost)));
  const rewards = eitherOf(actions.map(rewardOf));
  return first.collects ? rewards : [...cost, icon(`arrow-${first.arrow}`), ...rewards];
}

const widthOf = (sign: Sign, size: number): number => ('icon' in sign ? size : size * 0.5);

/** Signs in a row around a spot, each this high; closer and smaller where there is little room. */
export function signRow(
  signs: readonly Sign[],
  x: number,
  y: number,
  size: number,
  room: number,
): string {
  const gap = 0.5;
  const wide = (high: number) => signs.reduce((sum, sign) => sum + widthOf(sign, high) + gap, -gap);
  const high = wide(size) > room ? (size * room) / wide(size) : size;
  let at = x - wide(high) / 2;
  return signs
    .map((sign) => {
      const width = widthOf(sign, high);
      const middle = at + width / 2;
      at += width + gap;
      return 'icon' in sign
        ? svgUse(sign.icon, middle, y, Math.round((high / 24) * 1000) / 1000)
        : svgText(middle, y + high * 0.36, sign.words, { size: high, face: 'b' });
    })
    .join('');
}

/** The goods of a cost as signs. */
export const costSigns = (goods: Goods): readonly Sign[] => amounts(goods);
