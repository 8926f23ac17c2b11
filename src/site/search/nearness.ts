const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

interface Named {
  readonly title: string;
  readonly words: string;
}

/** 0 the very name, 1 the name begins so, 2 a player's word for it, 3 anything else. */
function distance(query: string, { title, words }: Named): number {
  const asked = plain(query);
  const name = plain(title);
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  if (plain(words).split(', ').includes(asked)) return 2;
  return 3;
}

/** Puts exact names before everything else, and leaves equals in the order they came. */
export const byNearness = <One extends Named>(found: readonly One[], query: string): One[] =>
  found
    .map((one) => ({ one, far: distance(query, one) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ one }) => one);
