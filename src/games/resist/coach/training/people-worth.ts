import { MAQUIS, type MaquisId } from '#games/resist/data/index.ts';
import { chanceMoveBy, isChanceAsked } from '#games/resist/engine/chance.ts';
import { hasMissionLeft } from '#games/resist/engine/course.ts';
import { makeMove } from '#games/resist/engine/make-move.ts';
import { DRAFT_MOVE, firstOf, moveOf } from '#games/resist/engine/move.ts';
import { newGame } from '#games/resist/engine/new-game.ts';
import {
  ASK,
  ASK_DECIDE,
  ASK_DRAFT,
  mutableCopy,
  OVER,
  PAIR,
  PHASE,
  ROUND,
} from '#games/resist/engine/position.ts';
import { bitOf, hasBit } from '#shared/bit-set.ts';
import { randomFrom } from '#shared/random.ts';
import { worthHere } from '../ends.ts';
import { PlainPlayer } from '../plain-player.ts';
import type { ResistNet } from '../value-net.ts';

interface PeopleWorth {
  /** The mean worth of the games with somebody in the Hidden deck less that of those without. */
  readonly worth: Readonly<Record<MaquisId, number>>;
  readonly standardError: number;
}

/**
 * What each Maquis is worth in the Hidden deck: drafts by a coin, some rounds by the plain player, and
 * what the learned value says then.
 */
export function peopleWorth(
  net: ResistNet,
  { games, rounds, seed }: { games: number; rounds: number; seed: string },
): PeopleWorth {
  const below = randomFrom(`people ${seed}`);
  const player = new PlainPlayer(below, () => true);
  const apart = new Float64Array(MAQUIS.length);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const draft = mutableCopy(newGame({ split: 'draft', reading: 'strict' }));
    let hidden = 0;
    while (draft[PHASE] !== OVER && !(draft[ASK] === ASK_DECIDE && draft[ROUND] >= rounds)) {
      if (isChanceAsked(draft)) makeMove(draft, chanceMoveBy(draft, below));
      else if (draft[ASK] === ASK_DRAFT) {
        const move = moveOf(DRAFT_MOVE, draft[PAIR + below(2)]);
        hidden |= bitOf(firstOf(move));
        makeMove(draft, move);
      } else makeMove(draft, player.choose(draft));
    }
    const here = worthHere(draft);
    const isOpen = draft[PHASE] !== OVER && hasMissionLeft(draft);
    const worth = isOpen ? Math.max(here, net.judge(draft)) : here;
    sum += worth;
    squares += worth * worth;
    for (let maquis = 0; maquis < MAQUIS.length; maquis++) {
      apart[maquis] += hasBit(hidden, maquis) ? worth : -worth;
    }
  }
  const spread = Math.sqrt(squares / games - (sum / games) ** 2);
  return {
    worth: Object.fromEntries(
      MAQUIS.map(({ id }, maquis) => [id, (2 * apart[maquis]) / games]),
    ) as Record<MaquisId, number>,
    standardError: (2 * spread) / Math.sqrt(games),
  };
}
