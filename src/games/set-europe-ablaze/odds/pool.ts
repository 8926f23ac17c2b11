import { ACTIONS } from '../data/actions.ts';
import { KNOWN_DICE } from '../data/known-dice.ts';
import { areaNow, DETACHMENTS, type Position } from '../engine/log/index.ts';

/** What one kind of asset brings: so many half-dice for each of them, or once for all together. */
export interface DiceEntry {
  readonly halves: number;
  readonly per: 'each' | 'all';
  /** The most dice it can bring, whole. */
  readonly max?: number;
}

/** A line of a pool: an entry, and how many of the asset take part. */
interface PoolLine extends DiceEntry {
  readonly count: number;
}

/**
 * The dice of one line. Halves of a kind are added first and rounded up once (8.6.3b); what takes dice
 * away is whole already.
 */
function lineDice({ halves, per, max = Infinity, count }: PoolLine): number {
  if (count === 0) return 0;
  const all = per === 'each' ? halves * count : halves;
  return Math.min(Math.ceil(all / 2), max);
}

/** The dice of a pool; never fewer than none (D08). */
export const poolDice = (lines: readonly PoolLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + lineDice(line), 0),
  );

/** The pool of one side: how many of each asset take part. */
interface PoolAsked {
  readonly action: string;
  readonly side: 'attack' | 'defend';
  readonly assets: Readonly<Record<string, number>>;
}

interface CountedPool {
  readonly dice: number;
  /** The dice of each asset; none where only the owner's table of dice can say. */
  readonly lines: Readonly<Record<string, number | null>>;
}

/** One die for all of it, or one fewer, whatever the Action. */
const IN_ANY_ACTION: Readonly<Record<string, DiceEntry>> = {
  hero: { halves: 2, per: 'all' },
  headquarters: { halves: 2, per: 'all' },
  soe: { halves: 2, per: 'all' },
  mbf: { halves: 2, per: 'all' },
  advantage: { halves: 2, per: 'all' },
  'morale-positive': { halves: 2, per: 'each' },
  'negative-morale': { halves: -2, per: 'all' },
};

/** What the booklet tells of an asset in an Action, or what the owner has entered. */
function entryOf(
  { action, side }: PoolAsked,
  asset: string,
  entered: Readonly<Record<string, DiceEntry>>,
): DiceEntry | undefined {
  const own = ACTIONS.find(({ id }) => id === action)?.side;
  const told = KNOWN_DICE.find(
    (known) =>
      known.action === action &&
      known.asset === asset &&
      (known.side === own) === (side === 'attack'),
  );
  return entered[asset] ?? told ?? IN_ANY_ACTION[asset];
}

/**
 * Counts a pool (8.6.3), line by line. An asset of which neither the booklet nor the owner's table says
 * anything has no number: absent is not zero.
 *
 * @param entered the owner's dice for this Action and side, by asset
 */
export function countPool(
  asked: PoolAsked,
  entered: Readonly<Record<string, DiceEntry>> = {},
): CountedPool {
  const lines = Object.fromEntries(
    Object.entries(asked.assets).map(([asset, count]) => {
      const entry = entryOf(asked, asset, entered);
      return [asset, entry ? lineDice({ ...entry, count }) : null];
    }),
  );
  const sum = Object.values(lines).reduce<number>((dice, line) => dice + (line ?? 0), 0);
  return { dice: Math.max(0, sum), lines };
}

/** Kinds of pieces that one asset is made of, as the owner's table of dice and a log name them. */
export const PIECE_KINDS = ['jed', 'og', ...DETACHMENTS] as const;
type PieceKind = (typeof PIECE_KINDS)[number];

/** Pieces of one kind that stand in an Area. */
interface KindThere {
  /** The kind; the asset itself for pieces of which nobody has told a kind. */
  readonly kind: PieceKind | 'team' | 'detachment';
  /** So many can take part. */
  readonly there: number;
  /** So many stand there: which of them are Deceived, nobody tells. */
  readonly most: number;
}

/** The Teams of an Area by their counters: Jedburghs, and those with OG and SAS behind (6.5). */
function teamKinds(position: Position, id: string): readonly KindThere[] {
  const { teams, otherTeams } = areaNow(position, id);
  if (otherTeams === undefined) return [];
  const [jed, og] = [teams - otherTeams, otherTeams];
  return [
    { kind: 'jed', there: jed, most: jed },
    { kind: 'og', there: og, most: og },
  ];
}

/** The Detachments of an Area by their kinds, those last of which none is told (7.2). */
function detachmentKinds(position: Position, id: string): readonly KindThere[] {
  const area = areaNow(position, id);
  const told = DETACHMENTS.map((kind) => [kind, area[kind] ?? 0] as const);
  const known = told.reduce((sum, [, count]) => sum + count, 0);
  if (known === 0) return [];
  let free = area.detachments - area.deceived;
  return [...told, ['detachment', Math.max(0, area.detachments - known)] as const].map(
    ([kind, most]) => {
      const there = Math.min(most, free);
      free -= there;
      return { kind, there, most };
    },
  );
}

/** The kinds of an asset that stand in an Area; none where nobody has told them apart. */
export const kindsThere = (position: Position, id: string, asset: string): readonly KindThere[] => {
  const kinds =
    asset === 'team'
      ? teamKinds(position, id)
      : asset === 'detachment'
        ? detachmentKinds(position, id)
        : [];
  return kinds.filter(({ most }) => most > 0);
};
