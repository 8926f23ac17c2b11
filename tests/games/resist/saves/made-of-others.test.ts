// @vitest-environment happy-dom
import { describe } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { DECK_BY_SITE, type ResistSaves, resistLinks } from '#games/resist/session/index.ts';
import { type NotesSaves, noteRules } from '#games/resist/session/notes/index.ts';
import { NOTES } from '#games/resist/ui/notes/mode.ts';
import { resistArrival } from '#games/resist/ui/practice/arrival.ts';
import { RESIST_FILES } from '#games/resist/ui/practice/files.ts';
import { resistPractice } from '#games/resist/ui/practice/mode.ts';
import { gameFrom, uncorrected } from '#play/history/game.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import { correctedGame } from '../../../backup/corrected-game.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';

const SET_UP = { ruleset: RULESET, split: 'random', reading: 'strict' } as const;

function byLink(save: Save<ResistSaves>): Save<ResistSaves> | undefined {
  const game = gameIn(save);
  if (!game) throw new Error('no game');
  const moves = uncorrected(game).map(({ move }) => move);
  location.hash = resistLinks.gameLink({ setUp: game.setUp, moves, at: moves.length });
  const arrived = resistArrival();
  if (!arrived || !('save' in arrived)) throw new Error(JSON.stringify(arrived));
  return arrived.save;
}

describe('in practice', () => {
  const setUp = { ...SET_UP, seed: 'made' };
  const steps = stepsOf(resistRules, setUp, 40);
  const game = { ...gameFrom<ResistSaves>(setUp, DECK_BY_SITE), steps, seen: steps.length };
  savesMadeOfOthers<ResistSaves>({
    mode: resistPractice,
    save: savedGame({ game }, resistPractice.saveFormat.version) as Save<ResistSaves>,
    lasting: {},
    bare: {},
    rules: resistRules,
    files: RESIST_FILES,
    byLink,
  });
});

describe('at the table', () => {
  const steps = correctedGame(noteRules, SET_UP, (position) => ({ ...position, gained: 2 }));
  const game = { setUp: SET_UP, steps, owners: {}, seen: steps.length };
  const off = ['spies', 'guide'];
  savesMadeOfOthers<NotesSaves>({
    mode: NOTES,
    save: savedGame({ game, off }, NOTES.saveFormat.version) as unknown as Save<NotesSaves>,
    lasting: { off },
    bare: {},
  });
});
