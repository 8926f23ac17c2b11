import { engine } from '#les-poilus/engine/engine.ts';
import { rules } from '#les-poilus/engine/index.ts';
import { codec } from '#les-poilus/table/codec.ts';
import type { PoilusSaves } from '#les-poilus/table/kinds.ts';
import { links } from '#les-poilus/table/links.ts';
import { keepsContract } from '../../play/contract.ts';
import { gamesToPlay } from './engine/generated/games.ts';
import { otherwise } from './engine/generated/otherwise.ts';

keepsContract<PoilusSaves>({
  rules,
  engine,
  codec,
  besides: { way: 'open', names: [] },
  links,
  setUps: gamesToPlay.map(({ setUp }) => setUp),
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => seat),
  otherwise,
});
