/*
 * What each game says of what is kept of it, out of its folder, by its id. A part is loaded only where
 * there is something of its game.
 */
export const keptParts: Readonly<Record<string, () => Promise<{ readonly gameStorage: unknown }>>> =
  Object.fromEntries(
    Object.entries(
      import.meta.glob<{ readonly gameStorage: unknown }>('/src/games/*/storage.ts'),
    ).map(([file, load]) => [file.split('/')[3] ?? '', load]),
  );
