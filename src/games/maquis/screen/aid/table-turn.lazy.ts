/** A turn at the table, in a file of its own that comes when somebody sets up a game. */

export { Toolbar } from './Toolbar.tsx';
export { TurnScreen } from './TurnScreen.tsx';
