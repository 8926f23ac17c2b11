import type { Save } from '#play/saves/save.ts';
import { FILES } from '#set-europe-ablaze/screen/game-files.ts';
import { kit } from '#set-europe-ablaze/screen/kit.ts';
import { gameOf, RULESET, type SeaSaves, unnumbered } from '#set-europe-ablaze/table/index.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { logExample } from '../examples.ts';

const game = gameOf({ ruleset: RULESET, seed: 'made' }, logExample().events.map(unnumbered));
// What a side ticked off in private stays with the game, whoever brings more of it.
const marks = { german: '0120' };

savesMadeOfOthers<SeaSaves>({
  kit,
  save: savedGame({ game, marks }, kit.codec.version) as Save<SeaSaves>,
  lasting: { marks },
  bare: {},
  files: FILES,
});
