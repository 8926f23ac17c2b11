import { engine } from '#games/les-poilus/engine/engine.ts';
import { rules } from '#games/les-poilus/engine/index.ts';
import { links } from '#games/les-poilus/session/links.ts';
import { saveFormat } from '#games/les-poilus/session/save-format.ts';
import type { PoilusSaves } from '#games/les-poilus/session/save-types.ts';
import { keepsContract } from '../../play/contract.ts';
import { gamesToPlay } from './engine/generated/games.ts';
import { otherwise } from './engine/generated/otherwise.ts';

keepsContract<PoilusSaves>({
  rules,
  engine,
  saveFormat,
  extra: { way: 'open', names: [] },
  links,
  setUps: gamesToPlay.map(({ setUp }) => setUp),
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => seat),
  otherwise,
});
