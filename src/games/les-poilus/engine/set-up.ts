import type { GameOptions, RULESET, SoldierId, SupportTileId, VariantId } from '../data/index.ts';

/** What is decided before the first mission. */
export interface SetUp {
  readonly ruleset: typeof RULESET;
  /** `open`: hands and tiles are told. `secret`: only what a whole table sees (default open). */
  readonly hands?: 'open' | 'secret';
  /** 2 to 5. */
  readonly players: number;
  /** A different one for each seat. */
  readonly soldiers: readonly SoldierId[];
  /** The first leader's seat (default 0). */
  readonly leader?: number;
  readonly variant?: VariantId;
  readonly options?: GameOptions;
  /** How many cards begin in Trials; with the Chaplain only. */
  readonly trials?: number;
  /** Open games only: three for each seat, the Chaplain's last. */
  readonly tiles?: readonly (readonly SupportTileId[])[];
  /** Open games only: the order of all 59 cards, Trials top first, then Morale top first. */
  readonly deck?: readonly string[];
  /** Any text; the same seed shuffles alike. */
  readonly seed?: string;
}
