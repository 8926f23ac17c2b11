/** A coach for a seat: it sees that hand and the table, and ranks the moves. */
export {
  advisor,
  LINES_A_LOOK,
  type PoilusAnalysis,
  type PoilusMove,
  type PoilusTasks,
} from './advisor.ts';
export { choosePlainly } from './plain-player.ts';
export { judgeMoves } from './thinking.ts';
