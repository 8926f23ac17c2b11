/** A turn in practice, in a file of its own that comes when somebody sets up a game. */

export { PastPanel } from '#play/screen/timeline/PastPanel.tsx';
export { TurnScreen } from '../aid/TurnScreen.tsx';
export { PracticeOver } from './PracticeOver.tsx';
export { PracticeTools } from './PracticeTools.tsx';
