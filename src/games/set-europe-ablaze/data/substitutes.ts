/** What may stand in for a loss, with the case that says so (8.6.9). */
interface Substitute {
  readonly id: SubstituteId;
  /** Action points, where it costs any. */
  readonly price?: number;
  readonly case: string;
}

/** What may stand in for a loss, by its name in a log. */
export const SUBSTITUTES_BY_ID = Object.freeze({
  'use-labor': { case: '8.6.9a' },
  deceive: { case: '8.6.9b' },
  flush: { price: 1, case: '8.6.9d' },
  demoralize: { case: '8.6.9e' },
  team: { case: '8.6.9f' },
} as const satisfies Record<string, Omit<Substitute, 'id'>>);

export type SubstituteId = keyof typeof SUBSTITUTES_BY_ID;

/** The substitutes in the order of their cases. */
export const SUBSTITUTES: readonly Substitute[] = Object.freeze(
  (Object.keys(SUBSTITUTES_BY_ID) as SubstituteId[]).map(
    (id): Substitute => Object.freeze({ id, ...SUBSTITUTES_BY_ID[id] }),
  ),
);
