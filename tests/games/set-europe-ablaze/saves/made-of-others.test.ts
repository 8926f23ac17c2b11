import {
  gameWithEvents,
  RULESET,
  type SeaSaves,
  unnumbered,
} from '#games/set-europe-ablaze/session/index.ts';
import { FILES } from '#games/set-europe-ablaze/ui/game-files.ts';
import { tableMode } from '#games/set-europe-ablaze/ui/mode.ts';
import type { Save } from '#play/saves/save.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { logExample } from '../examples.ts';

const game = gameWithEvents(
  { ruleset: RULESET, seed: 'made' },
  logExample().events.map(unnumbered),
);
// What a side ticked off in private stays with the game, whoever brings more of it.
const marks = { german: '0120' };

savesMadeOfOthers<SeaSaves>({
  mode: tableMode,
  save: savedGame({ game, marks }, tableMode.saveFormat.version) as Save<SeaSaves>,
  lasting: { marks },
  bare: {},
  files: FILES,
});
