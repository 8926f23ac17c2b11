import { type ReadLink, readLink } from '../engine/index.ts';
import { isPlayedHere } from './game.ts';

/** Reads a link for a room: of a ruleset that is not played here it only says so. */
export function readRoomLink(fragment: string): ReadLink {
  const read = readLink(fragment);
  return isPlayedHere(rulesetIn(read)) ? read : { fault: { code: 'other-rules' } };
}

function rulesetIn(read: ReadLink) {
  if ('game' in read) return read.game.record.ruleset;
  if ('deal' in read) return read.deal.ruleset;
  return 'position' in read ? read.position.table.ruleset : undefined;
}
