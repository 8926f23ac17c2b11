/** A rule of a game's, and where it stands. */
interface RuleEntry<Id extends string, Chapter extends string> {
  readonly id: Id;
  readonly chapter: Chapter;
}

/** All rules of a game in reading order; a chapter without rules may be left out. */
export const inReadingOrder = <Id extends string, Chapter extends string>(
  chapters: readonly Chapter[],
  rules: Readonly<Partial<Record<Chapter, readonly Id[]>>>,
): readonly RuleEntry<Id, Chapter>[] =>
  Object.freeze(
    chapters.flatMap((chapter) =>
      (rules[chapter] ?? []).map((id) => Object.freeze({ id, chapter })),
    ),
  );
