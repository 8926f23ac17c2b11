import * as m from '#messages';
import type { Luck } from '#play/review/review.ts';
import type { Told } from '#play/screen/review/Turnings.tsx';
import type {
  ResistChances,
  ResistChoice,
  ResistGame,
  ResistMistake,
} from '#resist/review/index.ts';
import { cardName } from '#resist/words/cards.ts';
import { moveWords } from '#resist/words/moves.ts';
import { momentText } from '#resist/words/results.ts';
import { noisePoints, percentText } from '#shared/chance-text.ts';
import { listed } from '#shared/listed.ts';

/** "wins 64%, give or take 2, major or epic 12%". */
export function chancesText({ win, major }: ResistChances, noise = 0): string {
  const terms = { win: percentText(win), major: percentText(major) };
  return noise > 0
    ? m.resist_review_chances_about({ ...terms, noise })
    : m.resist_review_chances(terms);
}

/** What a choice comes to, with its error. */
export const choiceText = (choice: ResistChoice): string =>
  chancesText(
    { ...choice, major: choice.chances.epic + choice.chances.major },
    noisePoints(choice),
  );

/** Less than this nobody would call a change of the chance of winning. */
const NO_CHANGE = 0.005;

export const mistakeTold =
  ({ positions }: ResistGame) =>
  ({ step, played, better, loss }: ResistMistake): Told => ({
    where: momentText(positions[step]),
    what: m.play_review_instead({
      played: moveWords(positions[step], played),
      better: moveWords(positions[step], better),
    }),
    ...(loss.win < NO_CHANGE ? { change: m.resist_review_tier() } : {}),
  });

export const luckTold =
  ({ positions, moves }: ResistGame) =>
  ({ step, until }: Luck): Told => {
    const made = moves.slice(step, until).map((move) => move ?? '');
    const what = made.every((move) => move.startsWith('draw:'))
      ? m.resist_review_drawn({ cards: listed(made.map((move) => cardName(move.slice(5)))) })
      : listed(made.map((move, n) => moveWords(positions[step + n], move)));
    return { where: momentText(positions[step]), what };
  };
