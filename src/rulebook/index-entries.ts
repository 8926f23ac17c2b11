/** Something a reader looks up, and every place of the book that tells of it. */
export interface IndexSubject {
  readonly name: string;
  /** The place that says what it is. */
  readonly home: SubjectPlace;
  /** The rules whose text names it, in the order of the book. */
  readonly also: readonly SubjectPlace[];
}

interface SubjectPlace {
  readonly title: string;
  readonly href: string;
}

/** Subjects under the letter by which they are looked up. */
interface Letter {
  readonly letter: string;
  readonly subjects: readonly IndexSubject[];
}

/** The first character of each letter in the order of pinyin; no syllable begins with i, u or v. */
const PINYIN = [
  ...['A阿', 'B八', 'C嚓', 'D哒', 'E妸', 'F发', 'G旮', 'H哈', 'J讥', 'K咔', 'L垃', 'M痳'],
  ...['N拏', 'O噢', 'P妑', 'Q七', 'R呥', 'S扨', 'T它', 'W穵', 'X夕', 'Y丫', 'Z帀'],
] as const;

function letterOf(name: string, compare: Intl.Collator['compare']): string {
  const [first = ''] = name.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/\p{Script=Han}/u.test(first)) {
    const begun = PINYIN.findLast((letter) => compare(letter.slice(1), first) <= 0);
    return begun?.[0] ?? '#';
  }
  const plain = first.normalize('NFD')[0]?.toUpperCase() ?? '';
  return /[A-Z]/.test(plain) ? plain : '#';
}

/**
 * Subjects by the alphabet of a language: that of its letters, or of its characters' pinyin.
 *
 * @param language a tag, such as `zh`
 */
export function byLetter(subjects: readonly IndexSubject[], language: string): readonly Letter[] {
  const { compare } = new Intl.Collator(
    `${language}-u-co-${language === 'zh' ? 'pinyin' : 'standard'}`,
  );
  const letters = Map.groupBy(subjects, ({ name }) => letterOf(name, compare));
  return [...letters]
    .map(([letter, own]) => ({
      letter,
      subjects: [...own].sort((one, other) => compare(one.name, other.name)),
    }))
    .sort((one, other) => (one.letter < other.letter ? -1 : 1));
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text names something.
 *
 * @param forms the words for it as they stand in sentences; letters match whole words alone
 */
export function namesTerm(text: string, forms: readonly string[]): boolean {
  if (forms.length === 0) return false;
  const [letters, others] = [/^[\p{Script=Latin}]/u, /^[^\p{Script=Latin}]/u].map((kind) =>
    forms.filter((form) => kind.test(form)).map(escaped),
  );
  const words = letters?.length ? [`(?<![\\p{L}-])(?:${letters.join('|')})(?![\\p{L}-])`] : [];
  return new RegExp([...words, ...(others ?? [])].join('|'), 'iu').test(text);
}
