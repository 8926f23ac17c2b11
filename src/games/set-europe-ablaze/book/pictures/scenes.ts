import { WORKED_EXAMPLES } from '#games/set-europe-ablaze/data/examples.ts';
import { POOL_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import { draw, type Scene, type Shape } from '#rulebook/picture/scene.ts';

/*
 * The first printed example in pictures: the Maquis sabotage Orleans. The map and the counters are not
 * published, so only their numbers are drawn.
 */

const { attack, defend, modifier, backfire, totals } = WORKED_EXAMPLES.sabotage;

/** How many dice each of the assets in Orleans brings. */
export const ASSET_DICE = {
  maquis: { strength: 2, network: 3, cache: 1, morale: 1, jed: 1 },
  german: { security: 2, detachment: 2, advantage: 1 },
} as const;

type Dice = Readonly<Partial<Record<keyof typeof POOL_ASSET_NAMES, number>>>;

const rows = (x: number, dice: Dice): readonly Shape[] =>
  Object.entries(dice).flatMap(([asset, count], index) => [
    draw.box(x, 26 + index * 26, 146, 22, 'sheet'),
    draw.word(
      x + 6,
      41 + index * 26,
      POOL_ASSET_NAMES[asset as keyof typeof POOL_ASSET_NAMES](),
      126,
      {
        start: true,
      },
    ),
    draw.word(x + 137, 41 + index * 26, count, 20, { size: 13 }),
  ]);

/** Who and what is in Orleans, and how many dice each brings. */
function assets(): Scene {
  return {
    width: 310,
    height: 164,
    shapes: [
      ...rows(8, ASSET_DICE.maquis),
      draw.mark(1, 17, 13),
      ...rows(160, ASSET_DICE.german),
      draw.mark(2, 169, 13),
    ],
  };
}

const pool = (y: number, count: number, dark: boolean, total: number): readonly Shape[] => [
  ...Array.from({ length: count }, (_, index) =>
    draw.box(10 + index * 26, y, 22, 22, dark ? 'mine' : 'sheet'),
  ),
  draw.word(270, y + 17, total, 50, { size: 18 }),
];

/** Both pools, and what they came to. */
const roll = (): Scene => ({
  width: 310,
  height: 84,
  shapes: [...pool(12, attack, true, totals[0]), ...pool(50, defend, false, totals[1])],
});

/** The check number: one for every die rolled, and what the Action adds or takes off. */
export const checkNumber = (): number => attack + defend + modifier;

/** What has to be beaten, one after the other. */
function beaten(): Scene {
  const [active, other] = totals;
  const pairs = [
    [active, checkNumber()],
    [active, other],
    [active - other, backfire],
  ] as const;
  return {
    width: 310,
    height: 70,
    shapes: pairs.flatMap(([more, less], index) => [
      draw.box(14 + index * 98, 22, 84, 34, 'sheet'),
      draw.word(56 + index * 98, 45, `${more} > ${less}`, 80, { size: 16 }),
      draw.mark(index + 1, 14 + index * 98, 22),
    ]),
  };
}

/** The damage marker moves on, and one of the Networks is gone. */
function result(): Scene {
  return {
    width: 310,
    height: 80,
    shapes: [
      draw.disc(40, 40, 20, 'sheet'),
      draw.word(40, 46, 1, 30, { size: 18 }),
      draw.line('M68 40h34m-8-7 8 7-8 7', 'road'),
      draw.disc(130, 40, 20, 'green'),
      draw.word(130, 46, 2, 30, { size: 18 }),
      draw.mark(1, 152, 22),
      ...Array.from({ length: ASSET_DICE.maquis.network }, (_, index) =>
        draw.box(190 + index * 34, 24, 28, 32, 'sheet'),
      ),
      draw.crossed(262, 28, 20, 24),
      draw.mark(2, 296, 20),
    ],
  };
}

/** Every scene of Set Europe Ablaze by the name a chapter calls it by. */
export const SCENES = {
  assets,
  roll,
  beaten,
  result,
} as const satisfies Readonly<Record<string, () => Scene>>;
