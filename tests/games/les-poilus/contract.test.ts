import { poilusRules } from '#games/les-poilus/engine/index.ts';
import { poilusEngine } from '#games/les-poilus/engine/rules.ts';
import { poilusLinks } from '#games/les-poilus/session/links.ts';
import { type PoilusSaves, poilusSaveFormat } from '#games/les-poilus/session/save-format.ts';
import { keepsContract } from '../../play/contract.ts';
import { gamesToPlay } from './engine/generated/games.ts';
import { otherwise } from './engine/generated/otherwise.ts';

keepsContract<PoilusSaves>({
  rules: poilusRules,
  engine: poilusEngine,
  saveFormat: poilusSaveFormat,
  extra: { way: 'open', names: [] },
  links: poilusLinks,
  setUps: gamesToPlay.map(({ setUp }) => setUp),
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => seat),
  otherwise,
});
