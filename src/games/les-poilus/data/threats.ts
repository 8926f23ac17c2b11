import { frozen } from '#shared/frozen.ts';

/** The six kinds of threat, in the order of the record: three weathers, then three attacks. */
export const THREAT_KINDS = ['night', 'snow', 'rain', 'shell', 'gas', 'whistle'] as const;

export type ThreatKind = (typeof THREAT_KINDS)[number];

/** Weather can be a trauma, an attack a phobia. */
export const WEATHERS: readonly ThreatKind[] = Object.freeze(THREAT_KINDS.slice(0, 3));
export const ATTACKS: readonly ThreatKind[] = Object.freeze(THREAT_KINDS.slice(3));

/** One printed threat card; identical ones cannot be told apart and share an entry. */
interface Threat {
  readonly id: string;
  readonly kinds: readonly ThreatKind[];
  /** Played from a hand, it makes its player turn up another card. */
  readonly trap: boolean;
  readonly copies: number;
}

/** Each weather meets each attack; these three pairs are printed once more than the others. */
const OFTENER = ['night-shell', 'snow-whistle', 'rain-gas'];

const PAIRS = WEATHERS.flatMap((weather) => ATTACKS.map((attack) => [weather, attack] as const));

const threat = (
  kinds: readonly ThreatKind[],
  copies: number,
  trap = false,
  id = kinds.join('-'),
) => ({
  id: trap ? `${id}-trap` : id,
  kinds,
  trap,
  copies,
});

/**
 * The 39 threat cards in the order of the record. They bear 84 symbols, 14 of each kind. The list is
 * known from three independent sources that agree on all but one trap, and the symbols of the others
 * settle that one.
 */
export const THREATS: readonly Threat[] = frozen([
  ...PAIRS.map((pair) => threat(pair, OFTENER.includes(pair.join('-')) ? 3 : 2)),
  ...PAIRS.map((pair) => threat(pair, 1, true)),
  threat(['night', 'snow'], 1),
  threat(['snow', 'rain'], 1),
  threat(['night', 'rain'], 1),
  threat(['shell', 'gas'], 1),
  threat(['gas', 'whistle'], 1),
  threat(['shell', 'whistle'], 1),
  threat(WEATHERS, 1),
  threat(ATTACKS, 1),
  threat(THREAT_KINDS, 1, false, 'all-six'),
]);
