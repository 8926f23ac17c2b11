// @vitest-environment happy-dom
import { test } from 'vitest';
import { rules } from '#les-poilus/engine/index.ts';
import { poilusArrival } from '#les-poilus/screen/practice/arrival.ts';
import { freshDraft, setUpOfDraft } from '#les-poilus/table/draft.ts';
import { codec, links } from '#les-poilus/table/index.ts';
import { statisticsOf } from '#les-poilus/table/statistics.ts';
import { expectNotCounted } from '../../../../play/received.ts';

/** A game in which everybody does the first thing there is to do. */
function played(): { readonly setUp: ReturnType<typeof setUpOfDraft>; readonly moves: string[] } {
  const setUp = setUpOfDraft(freshDraft('a seed'));
  const moves: string[] = [];
  let position = rules.start(setUp, undefined);
  while (!rules.outcome(position)) {
    const { chance } = rules.turn(position);
    const move = chance ? rules.chanceMove(position) : (rules.legalMoves(position)[0] ?? '');
    const taken = rules.take(position, { move });
    if ('why' in taken) throw new Error(`${move} is not legal`);
    moves.push(move);
    position = taken.position;
  }
  return { setUp, moves };
}

test("somebody's finished game is not counted as one's own", () => {
  const { setUp, moves } = played();
  const link = links.gameLink({ setUp, moves, at: moves.length });
  expectNotCounted({ link, arrival: poilusArrival, codec, statisticsOf });
});
