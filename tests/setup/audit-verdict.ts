/** What `npm audit --json` came to. */
export interface Verdict {
  readonly sentence: string;
  readonly isSerious: boolean;
}

const SERIOUS = ['high', 'critical'];

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** Reads the answer of `npm audit --json`; anything but a report counts as no answer. */
export function verdictOn(answer: string): Verdict {
  const flaws = Object.entries(reportIn(answer)?.vulnerabilities ?? {});
  if (!reportIn(answer)?.vulnerabilities) {
    return {
      sentence:
        'Packages: this registry does not say what flaws are known, so none was looked for.',
      isSerious: false,
    };
  }
  const serious = flaws.filter(([, { severity }]) => SERIOUS.includes(severity));
  if (serious.length === 0) {
    return {
      sentence: `Packages: no serious flaw is known, ${flaws.length} lesser.`,
      isSerious: false,
    };
  }
  const named = serious.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return {
    sentence: `Packages: serious flaws are known in ${named}. "npm audit" says more.`,
    isSerious: true,
  };
}

function reportIn(answer: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(answer);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}
