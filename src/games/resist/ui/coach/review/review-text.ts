import { cardName, enemyName, missionName } from '#games/resist/i18n/cards.ts';
import { momentText } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import type {
  ResistChances,
  ResistChoice,
  ResistGame,
  ResistMistake,
} from '#games/resist/review/index.ts';
import * as m from '#messages';
import type { Luck } from '#play/review/review.ts';
import type { TurningPointText } from '#play/ui/review/TurningPoints.tsx';
import { noisePoints, percentText } from '#shared/chance/chance-text.ts';
import { listed } from '#shared/list-text.ts';

/** "wins 64%, give or take 2, major or epic 12%". */
export function resultChancesText(
  { win, major }: Pick<ResistChances, 'win' | 'major'>,
  noise = 0,
): string {
  const terms = { win: percentText(win), major: percentText(major) };
  return noise > 0
    ? m.resist_review_chances_about({ ...terms, noise })
    : m.resist_review_chances(terms);
}

/** What is said of a choice that was left early. */
export const barelyText = (): string => m.resist_coach_barely();

/** What a choice comes to, with its error. */
export const choiceChancesText = (choice: ResistChoice): string =>
  resultChancesText(
    { ...choice, major: choice.chances.epic + choice.chances.major },
    noisePoints(choice),
  );

/** Less than this nobody would call a change of the chance of winning. */
const NO_CHANGE = 0.005;

export const mistakeTold =
  ({ positions }: ResistGame) =>
  ({ step, played, better, loss }: ResistMistake): TurningPointText => ({
    where: momentText(positions[step]),
    what: m.play_review_instead({
      played: moveWords(positions[step], played),
      better: moveWords(positions[step], better),
    }),
    ...(loss.win < NO_CHANGE ? { change: m.resist_review_tier() } : {}),
  });

/** What came of a kind, together: "Drawn: Abel, Celia and Spy". */
const CAME: Readonly<Record<string, (cards: readonly string[]) => string>> = {
  draw: (cards) => m.resist_review_drawn({ cards: listed(cards.map(cardName)) }),
  reveal: (kinds) => m.resist_review_turned({ enemies: listed(kinds.map(enemyName)) }),
  mission: (missions) => m.resist_review_missions({ missions: listed(missions.map(missionName)) }),
};

/** What chance did in a row, kind by kind. */
export const luckTold =
  ({ positions, moves }: ResistGame) =>
  ({ step, until }: Luck): TurningPointText => {
    const kinds = new Map<string, { readonly cards: string[]; readonly texts: string[] }>();
    for (let at = step; at < until; at++) {
      const move = moves[at] ?? '';
      const [word, card = ''] = move.split(':');
      const kind = kinds.get(word) ?? { cards: [], texts: [] };
      kind.cards.push(card);
      kind.texts.push(moveWords(positions[at], move));
      kinds.set(word, kind);
    }
    const said = [...kinds].map(([word, { cards, texts }]) => CAME[word]?.(cards) ?? listed(texts));
    return { where: momentText(positions[step]), what: said.join(' · ') };
  };
