// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { dealtSetUp } from '#games/les-poilus/engine/index.ts';
import {
  type AidSaves,
  aidRules,
  type PoilusSaves,
  poilusLinks,
  undoRules,
  type Way,
} from '#games/les-poilus/session/index.ts';
import { aidMode } from '#games/les-poilus/ui/aid/mode.ts';
import { poilusPractice } from '#games/les-poilus/ui/mode.ts';
import { poilusArrival } from '#games/les-poilus/ui/practice/arrival.ts';
import { POILUS_FILES } from '#games/les-poilus/ui/practice/files.ts';
import { gameFrom, uncorrected } from '#play/history/game.ts';
import { gameIn, type Save, savesOf } from '#play/saves/save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';

const NAMES = ['Ana', 'Otto', 'Marie'];
const DEALT = dealtSetUp({ seed: 'made of others', players: 3 });

function byLink(save: Save<PoilusSaves>): Save<PoilusSaves> | undefined {
  const game = gameIn(save);
  if (!game) throw new Error('no game');
  const moves = uncorrected(game).map(({ move }) => move);
  location.hash = poilusLinks.gameLink({ setUp: game.setUp, moves, at: moves.length });
  const arrived = poilusArrival();
  if (!arrived || !('save' in arrived)) throw new Error(JSON.stringify(arrived));
  return arrived.save;
}

describe.each<Way>(['round', 'open'])('in practice, hands %s', (way) => {
  const steps = stepsOf(undoRules, DEALT, 60);
  const game = { ...gameFrom<PoilusSaves>(DEALT, { deck: 'site' }), steps, seen: steps.length };
  savesMadeOfOthers<PoilusSaves>({
    mode: poilusPractice,
    save: savedGame(
      { game, way, names: NAMES },
      poilusPractice.saveFormat.version,
    ) as Save<PoilusSaves>,
    lasting: { way, names: NAMES },
    bare: { way, names: NAMES },
    rules: undoRules,
    files: POILUS_FILES,
    byLink,
  });
});

describe('at the table', () => {
  const { tiles: _, deck: __, seed: ___, ...told } = DEALT;
  const setUp = { ...told, hands: 'secret' } as const;
  const steps = stepsOf(aidRules, setUp, 40);
  const game = { ...gameFrom<AidSaves>(setUp, { deck: 'visitor' }), steps, seen: steps.length };
  savesMadeOfOthers<AidSaves>({
    mode: aidMode,
    save: savedGame({ game, names: NAMES }, aidMode.saveFormat.version) as Save<AidSaves>,
    lasting: { names: NAMES },
    bare: { names: NAMES },
  });
});

/* Branches and mended games were kept for a while without what every save of theirs should say. */

test.each([
  [
    'in practice, where their hands are secret',
    poilusPractice.saveFormat,
    { way: 'round', names: [] },
  ],
  ['at the table', aidMode.saveFormat, { names: [] }],
])('branches kept without names open %s', (_, saveFormat, extra) => {
  const { tiles: __, deck: ___, ...told } = DEALT;
  const game = {
    ...gameFrom<PoilusSaves>({ ...told, hands: 'secret' }, { deck: 'site' }),
    steps: [{ move: 'intensity:3' }],
    seen: 1,
  };
  const save = savedGame({ game }, 1);
  const read = readVersioned(savesOf<never>(saveFormat as never), save);
  expect(read).toMatchObject({ value: { progress: { game, ...extra } } });
});
