// @vitest-environment happy-dom
import { describe } from 'vitest';
import { gameFrom, uncorrected } from '#play/history/game.ts';
import { gameIn, type Save } from '#play/saves/save.ts';
import { RULESET } from '#resist/data/index.ts';
import { rules } from '#resist/engine/index.ts';
import { NOTES } from '#resist/screen/notes/kit.ts';
import { resistArrival } from '#resist/screen/practice/arrival.ts';
import { FILES } from '#resist/screen/practice/files.ts';
import { kit } from '#resist/screen/practice/kit.ts';
import { type KeptResist, links, OWNERS } from '#resist/table/index.ts';
import { type KeptNotes, noteRules } from '#resist/table/notes/index.ts';
import { correctedGame } from '../../../kept/corrected-game.ts';
import { savedGame, savesMadeOfOthers } from '../../../play/saves/made-of-others.ts';
import { stepsOf } from '../../../play/screen/record-files.ts';

const SET_UP = { ruleset: RULESET, split: 'random', reading: 'strict' } as const;

function byLink(save: Save<KeptResist>): Save<KeptResist> | undefined {
  const game = gameIn(save);
  if (!game) throw new Error('no game');
  const moves = uncorrected(game).map(({ move }) => move);
  location.hash = links.gameLink({ setUp: game.setUp, moves, at: moves.length });
  const arrived = resistArrival();
  if (!arrived || !('save' in arrived)) throw new Error(JSON.stringify(arrived));
  return arrived.save;
}

describe('in practice', () => {
  const setUp = { ...SET_UP, seed: 'made' };
  const steps = stepsOf(rules, setUp, 40);
  const game = { ...gameFrom<KeptResist>(setUp, OWNERS), steps, seen: steps.length };
  savesMadeOfOthers<KeptResist>({
    kit,
    save: savedGame({ game }, kit.codec.version) as Save<KeptResist>,
    lasting: {},
    bare: {},
    rules,
    files: FILES,
    byLink,
  });
});

describe('at the table', () => {
  const steps = correctedGame(noteRules, SET_UP, (position) => ({ ...position, gained: 2 }));
  const game = { setUp: SET_UP, steps, owners: {}, seen: steps.length };
  const off = ['spies', 'guide'];
  savesMadeOfOthers<KeptNotes>({
    kit: NOTES,
    save: savedGame({ game, off }, NOTES.codec.version) as unknown as Save<KeptNotes>,
    lasting: { off },
    bare: {},
  });
});
