import type { LinkFault } from '#play/links/link-types.ts';

/** Why a link cannot be opened. */
export const LINK_FAULT_CODES = [
  'foreign',
  'too-long',
  'other-version',
  'damaged',
  'other-rules',
  'no-such-game',
] as const satisfies readonly LinkFault['code'][];
