import { areaNow, DETACHMENTS, type Position } from '../engine/log/index.ts';

/** Kinds of pieces that one asset is made of, as the owner's table of dice and a log name them. */
export const PIECE_KINDS = ['jed', 'og', ...DETACHMENTS] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Pieces of one kind that stand in an Area. */
export interface KindThere {
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
