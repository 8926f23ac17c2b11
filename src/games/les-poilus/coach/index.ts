/** A coach for a seat: it sees that hand and the table, and ranks the moves. */
export { type AdvisedMove, adviser, LINES_A_LOOK, rankMoves } from './advice.ts';
export { type Outlook, outlookFrom } from './outlook.ts';
export { choosePlainly } from './plain-player.ts';
export { type Judged, judgeMoves } from './thinking.ts';
