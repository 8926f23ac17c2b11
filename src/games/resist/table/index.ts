/** A game of RESIST! on the screen: its machine, what it remembers, how it is kept. */

export type { LinkFault } from '#play/links/game-link.ts';
export { codec, type KeptResist, type Save } from './codec.ts';
export { OWNERS, type TableContext, type TableEvent, type TableInput } from './context.ts';
export { links } from './links.ts';
export { tableMachine } from './machine.ts';
export { freshSetUp, gameSetUpOf, type SetUp } from './set-up.ts';
