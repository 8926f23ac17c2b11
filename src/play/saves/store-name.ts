/** The browser's database for the games of a shelf, and the beginning of its keys elsewhere. */
export const storeName = ({ game }: { readonly game: string }, shelf: string): string =>
  `safe-house.${game}.${shelf}`;
