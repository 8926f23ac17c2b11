const listed = (parts: readonly (string | number)[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat('en', { type }).format(parts.map(String));

/** "6, 7, 8, and 9". */
export const allOf = (parts: readonly (string | number)[]): string => listed(parts, 'conjunction');

/** "6, 7, 8, or 9". */
export const oneOf = (parts: readonly (string | number)[]): string => listed(parts, 'disjunction');
