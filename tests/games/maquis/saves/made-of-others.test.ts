// @vitest-environment happy-dom
import { describe } from 'vitest';
import { rules } from '#games/maquis/engine/index.ts';
import { type MaquisSaves, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import { FILES } from '#games/maquis/ui/aid/game-files.ts';
import { links } from '#games/maquis/ui/aid/game-links.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import { practiceArrival } from '#games/maquis/ui/practice/arrival.ts';
import { gameFrom } from '#play/history/game.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';

function byLink(save: Save<MaquisSaves>): Save<MaquisSaves> | undefined {
  const game = gameIn(save);
  if (!game) throw new Error('no game');
  location.hash = links.game(game, game.steps.length) ?? '';
  const arrived = practiceArrival();
  if (!arrived || !('save' in arrived)) throw new Error(JSON.stringify(arrived));
  return arrived.save;
}

/** Table and practice have one mode; what a table keeps itself is another owner. */
describe.each([
  ['at the table', { ...SITE_OWNS_ALL, deck: 'visitor' }],
  ['in practice', SITE_OWNS_ALL],
] as const)('%s', (_, owners) => {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', goals, seed: 'made' } as const;
  const steps = stepsOf(rules, setUp, 40);
  const game = { ...gameFrom<MaquisSaves>(setUp, owners as never), steps, seen: steps.length };
  savesMadeOfOthers<MaquisSaves>({
    mode: MAQUIS_MODE,
    save: savedGame({ game, noShotAt: 40 }, MAQUIS_MODE.saveFormat.version) as Save<MaquisSaves>,
    lasting: { game: { owners } },
    bare: {},
    files: FILES,
    byLink,
  });
});
