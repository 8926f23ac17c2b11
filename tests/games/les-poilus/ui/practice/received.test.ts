// @vitest-environment happy-dom
import { test } from 'vitest';
import { poilusRules } from '#games/les-poilus/engine/index.ts';
import { poilusLinks, poilusSaveFormat } from '#games/les-poilus/session/index.ts';
import { completeSetUp, newSetUpInProgress } from '#games/les-poilus/session/set-up-in-progress.ts';
import { poilusStatistics } from '#games/les-poilus/session/statistics.ts';
import { poilusArrival } from '#games/les-poilus/ui/practice/arrival.ts';
import { expectNotCounted } from '../../../../play/received.ts';

/** A game in which everybody does the first thing there is to do. */
function played(): { readonly setUp: ReturnType<typeof completeSetUp>; readonly moves: string[] } {
  const setUp = completeSetUp(newSetUpInProgress('a seed'));
  const moves: string[] = [];
  let position = poilusRules.initialPosition(setUp, undefined);
  while (!poilusRules.outcome(position)) {
    const { chance } = poilusRules.turn(position);
    const move = chance
      ? poilusRules.drawChanceMove(position)
      : (poilusRules.legalMoves(position)[0] ?? '');
    const taken = poilusRules.apply(position, { move });
    if ('reasons' in taken) throw new Error(`${move} is not legal`);
    moves.push(move);
    position = taken.position;
  }
  return { setUp, moves };
}

test("somebody's finished game is not counted as one's own", () => {
  const { setUp, moves } = played();
  const link = poilusLinks.gameLink({ setUp, moves, at: moves.length });
  expectNotCounted({
    link,
    arrival: poilusArrival,
    saveFormat: poilusSaveFormat,
    statisticsOf: poilusStatistics,
  });
});
