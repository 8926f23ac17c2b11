/** A chance as an exact fraction in lowest terms. */
export interface Chance {
  readonly ways: number;
  readonly of: number;
}

export const NEVER: Chance = Object.freeze({ ways: 0, of: 1 });
export const SURE: Chance = Object.freeze({ ways: 1, of: 1 });

export const isSure = ({ ways, of }: Chance): boolean => ways === of;

export const sameChance = (a: Chance, b: Chance): boolean => a.ways === b.ways && a.of === b.of;

/*
 * A scenario draws from ten cards a few times, so denominators stay small divisors of 10! and their
 * products far below what a number holds exactly.
 */
export const isBetter = (a: Chance, b: Chance): boolean => a.ways * b.of > b.ways * a.of;

/** The chance of what follows one of several equally likely cards. */
export function averageOf(chances: readonly Chance[]): Chance {
  let ways = 0;
  let of = 1;
  for (const chance of chances) {
    const common = (of / divisor(of, chance.of)) * chance.of;
    ways = ways * (common / of) + chance.ways * (common / chance.of);
    of = common;
  }
  return lowest(ways, of * chances.length);
}

/** Reads `73/90`. */
export function chanceFrom(text: string): Chance | undefined {
  const [, ways, of] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? [];
  if (ways === undefined || of === undefined || Number(ways) > Number(of)) return undefined;
  return lowest(Number(ways), Number(of));
}

export const chanceText = ({ ways, of }: Chance): string => `${ways}/${of}`;

function lowest(ways: number, of: number): Chance {
  const common = divisor(ways, of);
  return { ways: ways / common, of: of / common };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
