/** What is paid in action points or in victory points, with the case that says so. */
interface PriceFacts {
  readonly id: CostId;
  /** Absent where the price stands on the map or the player aid. */
  readonly price?: number;
  readonly in: 'ap' | 'vp';
  readonly case: string;
}

const COSTS_BY_ID = {
  action: { price: 1, in: 'ap', case: '8.1.1' },
  withhold: { price: 1, in: 'ap', case: '8.6.2a' },
  flush: { price: 1, in: 'ap', case: '6.3.10a' },
  'hero-flight': { price: 1, in: 'ap', case: '6.7.8' },
  pip: { price: 1, in: 'ap', case: '4.3.6' },
  'maximum-effort': { price: 10, in: 'vp', case: '8.4.2' },
  'new-hand': { price: 10, in: 'vp', case: '4.2.6' },
  'recruit-strength': { in: 'vp', case: '6.1.5b' },
  'recruit-networks': { in: 'vp', case: '6.3.5b' },
  'buy-caches': { in: 'vp', case: '6.4.7' },
  mobilize: { in: 'vp', case: '7.4.2' },
} as const satisfies Record<string, Omit<PriceFacts, 'id'>>;

type CostId = keyof typeof COSTS_BY_ID;

/** What things cost, action points first. */
export const COSTS: readonly PriceFacts[] = Object.freeze(
  (Object.keys(COSTS_BY_ID) as CostId[]).map(
    (id): PriceFacts => Object.freeze({ id, ...COSTS_BY_ID[id] }),
  ),
);
