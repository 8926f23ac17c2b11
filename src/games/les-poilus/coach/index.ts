/** A coach for a seat: it sees that hand and the table, and ranks the moves. */
export {
  LINES_A_LOOK,
  type PoilusAnalysis,
  type PoilusMove,
  type PoilusTasks,
  poilusAdvisor,
} from './advisor.ts';
export { choosePlainlyInPoilus } from './plain-player.ts';
export { judgeMoves } from './thinking.ts';
