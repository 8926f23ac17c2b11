/** Browsers by what they call themselves; those that claim to be another one as well come first. */
const FAMILIES = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*.* Safari\//],
] as const;

/** Family and first number of a browser, "Firefox 140": enough to look for a fault, and no more. */
export function browserFamily(userAgent: string): string | undefined {
  for (const [family, pattern] of FAMILIES) {
    const found = pattern.exec(userAgent);
    if (found) return `${family} ${found[1]}`;
  }
  return undefined;
}
