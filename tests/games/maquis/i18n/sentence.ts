/** What is wrong with a text that should be a sentence; nothing for a sound one. */
export function flawsOf(text: string): string[] {
  const flaws = flawsOfLabel(text);
  if (!text.endsWith('.') && !text.endsWith('?')) flaws.push('has no end');
  return flaws;
}

/** What is wrong with a text that should be the words on a button. */
export function flawsOfLabel(text: string): string[] {
  const holes = /undefined|null|NaN|\[object|maquis_|[{}]/.exec(text);
  const flaws: string[] = [];
  if (holes) flaws.push(`has the hole ${holes[0]}`);
  if (!/^[“\p{Lu}\d]/u.test(text)) flaws.push('does not begin like a sentence');
  if (/ {2}| [.,;:]|^$/.test(text)) flaws.push('has a gap');
  return flaws;
}
