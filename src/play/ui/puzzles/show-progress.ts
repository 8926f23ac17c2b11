import * as m from '#messages';
import {
  NO_PROGRESS,
  nextUnsolved,
  type PuzzleProgress,
  progressOf,
  readProgress,
} from '#play/puzzles/progress.ts';
import { unreadTexts } from '#shared/storage/local-storage.ts';

/*
 * Shows in the list of puzzles what was solved on this device, and which comes next. The list itself
 * is there without it.
 */

/** The first day and every puzzle of the list. */
const listed = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-problem]'),
];

/** The puzzles alone, from easy to hard. */
const inOrder = (puzzles: readonly HTMLElement[]) =>
  puzzles
    .filter(({ dataset }) => dataset.order !== undefined)
    .toSorted((one, other) => Number(one.dataset.order) - Number(other.dataset.order))
    .map((element) => ({ id: element.dataset.problem ?? '', element }));

/** A day is not solved, it is done. */
const wordFor = ({ dataset }: HTMLElement, mark: keyof PuzzleProgress): string => {
  if (mark === 'tried') return m.play_puzzles_tried();
  return dataset.order === undefined ? m.play_puzzles_done() : m.play_puzzles_solved();
};

/** Shows the marks kept under a key as they are now. */
export function showProgress(key: string): void {
  let marks: PuzzleProgress | undefined;
  try {
    marks = readProgress(key);
  } catch {
    document.querySelector('[data-not-kept]')?.removeAttribute('hidden');
  }
  const isUnread = unreadTexts().length > 0;
  document.querySelector('[data-marks-unread]')?.toggleAttribute('hidden', !isUnread);
  const known = marks ?? NO_PROGRESS;
  const puzzles = listed();
  for (const element of puzzles) {
    const mark = progressOf(known, element.dataset.problem ?? '');
    if (mark) element.dataset.mark = mark;
    else delete element.dataset.mark;
    const said = element.querySelector('.mark');
    if (said) said.textContent = mark ? wordFor(element, mark) : '';
  }
  showNext(known, inOrder(puzzles));
}

function showNext(marks: PuzzleProgress, puzzles: ReturnType<typeof inOrder>): void {
  const card = document.querySelector('[data-next]');
  const title = card?.querySelector('h2');
  const text = card?.querySelector('[data-next-text]');
  const count = card?.querySelector('[data-count]');
  if (!title || !text || !count) return;
  const next = nextUnsolved(puzzles, marks)?.element;
  const link = next?.querySelector('a')?.cloneNode(true);
  title.replaceChildren(link ?? m.play_puzzles_all_solved());
  text.textContent = next?.querySelector('.asked')?.textContent ?? '';
  const solved = puzzles.filter(({ id }) => marks.solved.includes(id)).length;
  count.textContent = m.play_puzzles_solved_of({ solved, all: puzzles.length });
}
