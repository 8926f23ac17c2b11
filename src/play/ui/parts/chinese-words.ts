const CHINESE = /\p{Script=Han}/u;
/** 的, which ends what stands before it; as a number, as scripts of other languages hold no Chinese. */
const OF = 0x7684;

let segmenter: Intl.Segmenter | undefined;

/**
 * A Chinese label in pieces between which it may go on in a new line. A browser's dictionary knows few words of our
 * games: of those it does not know it makes single signs. Two or more in a row are taken for a name, which stays
 * whole; one alone belongs to the words beside it.
 */
export function chinesePieces(label: string): readonly string[] {
  if (!CHINESE.test(label) || !('Segmenter' in Intl)) return [label];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [...segmenter.segment(label)];
  const parts: { text: string; isWord: boolean; signs: number }[] = [];
  for (const { segment: text, isWordLike = false } of words) {
    const isSign = isWordLike && (text.length === 1 || !CHINESE.test(text));
    const last = parts.at(-1);
    if (isSign && last?.signs && last.text.charCodeAt(last.text.length - 1) !== OF) {
      last.text += text;
      last.signs++;
    } else parts.push({ text, isWord: isWordLike, signs: isSign ? 1 : 0 });
  }
  const pieces: string[] = [];
  for (const [n, { text, isWord, signs }] of parts.entries()) {
    const before = parts[n - 1];
    const mayTurn = before?.isWord && before.signs !== 1 && isWord && signs !== 1;
    if (mayTurn || pieces.length === 0) pieces.push(text);
    else pieces[pieces.length - 1] += text;
  }
  return pieces;
}
