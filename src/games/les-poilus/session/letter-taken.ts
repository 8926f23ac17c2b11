import { type Game, uncorrected } from '#play/history/game.ts';
import { lastingOf } from '#play/saves/merge.ts';
import { gameIn, type Save, type SavedGameState } from '#play/saves/save.ts';
import { withGame } from '#play/session/context.ts';
import { type LesPoilus, poilusRules } from '../engine/index.ts';
import type { Letter } from './letters.ts';
import type { Said } from './on-devices.ts';
import { poilusSaveFormat } from './save-format.ts';
import type { PoilusSaves } from './save-types.ts';
import { hasNews } from './seen.ts';

/*
 * What a letter is to the games that lie here. The moves say it, and between two moves the answers to a speech:
 * each device gathers those that come, and goes on once it has all.
 */

type Kept = Save<PoilusSaves>;
type State = SavedGameState<PoilusSaves>;

export type LetterTaken =
  /** No game of these players lies here. */
  | { readonly how: 'new'; readonly progress: State }
  /** It tells nothing that is not here. */
  | { readonly how: 'known'; readonly save: Kept }
  /** A game here goes on with it. */
  | { readonly how: 'further'; readonly save: Kept }
  /** The game here went another way, from that move on. Both stay. */
  | {
      readonly how: 'parted';
      readonly from: Kept;
      /** The first decision that is another one, and how many steps are the same. */
      readonly move: number;
      readonly step: number;
      readonly progress: State;
    };

/** Takes a letter in, in the light of the games that are here. */
export function takeLetter(letter: Letter, kept: readonly Kept[]): LetterTaken {
  const same = kept.filter((save) => save.deleted === undefined && isOfPlayers(letter, save));
  const each = same.map((save) => taken(letter, save));
  const order = ['known', 'further', 'parted'] as const;
  for (const how of order) {
    const found = each.find((one) => one.how === how);
    if (found) return found;
  }
  return { how: 'new', progress: stateOf(letter, 0) };
}

/** Whether a save is of the same deal among the same players. */
function isOfPlayers({ game, names }: Letter, save: Kept): boolean {
  const mine = gameIn<PoilusSaves>(save);
  if (!mine || !('way' in save.progress) || save.progress.way !== 'round') return false;
  const told = [game.setUp, names];
  return JSON.stringify(told) === JSON.stringify([mine.setUp, save.progress.names]);
}

/** What a letter is to one save of its deal. */
function taken(letter: Letter, save: Kept): LetterTaken {
  const progress = save.progress as State;
  const [here, there] = [movesOf(progress.game), movesOf(letter.game)];
  const shared = here.findIndex((move, n) => there[n] !== undefined && there[n] !== move);
  const parted = (at: number): LetterTaken => ({
    how: 'parted',
    from: save,
    move: decisionsIn(letter.game, at) + 1,
    step: at,
    progress: stateOf(letter, at),
  });
  if (shared >= 0) return parted(shared);
  if (there.length < here.length) return { how: 'known', save };
  if (there.length > here.length) return goneOn(letter, save, letter.said);
  // The same moves: a speech that nobody is asked about any more is further than one that is being heard.
  if (!progress.hearing) return { how: 'known', save };
  if (!letter.hearing) return goneOn(letter, save, {});
  const said: Said = progress.said ?? {};
  const answered = Object.entries(letter.said).map(
    ([seat, answer]) => [Number(seat), answer] as const,
  );
  if (answered.some(([seat, answer]) => said[seat] !== undefined && said[seat] !== answer)) {
    return parted(here.length);
  }
  if (answered.every(([seat]) => said[seat] !== undefined)) return { how: 'known', save };
  return goneOn(letter, save, { ...said, ...letter.said });
}

const movesOf = (game: Game<LesPoilus>): readonly string[] =>
  uncorrected(game).map(({ move }) => move);

/** How many of so many steps somebody decided. */
const decisionsIn = ({ steps }: Game<LesPoilus>, count: number): number =>
  steps
    .slice(0, count)
    .filter(
      (step) => 'move' in step && step.by === undefined && !poilusRules.isChanceMove(step.move),
    ).length;

function goneOn(letter: Letter, save: Kept, said: Said): LetterTaken {
  const progress = save.progress as State;
  const { steps, seen } = progress.game;
  const next = stateOf({ ...letter, said }, Math.min(seen, steps.length));
  // Without a revision it counts as not yet written.
  const { revision: _, ...further } = save;
  return {
    how: 'further',
    save: { ...further, progress: { ...lastingOf(poilusSaveFormat, progress), ...next } },
  };
}

/** A letter as it is kept; what happened since so many steps is shown where all should see it. */
function stateOf({ game, names, hearing, said }: Letter, since: number): State {
  const { events } = withGame(poilusRules, game).replayed;
  const seen = since > 0 && hasNews(events.slice(since)) ? since : game.steps.length;
  return {
    game: { ...game, seen },
    way: 'round',
    names,
    ...(hearing ? { hearing } : {}),
    ...(hearing && Object.keys(said).length > 0 ? { said } : {}),
  };
}
