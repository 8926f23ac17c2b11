/** A game of Les Poilus on the screen: whose turn it is to look, and what is kept. */

export {
  aidRules,
  newsNow,
  type PoilusAidContext,
  tableProgress,
  unseenEvents,
} from './aid/context.ts';
export {
  cameBack,
  checked,
  correctTable,
  type TableChange,
  withActionOf,
} from './aid/correction.ts';
export { type AidEvent, aidMachine } from './aid/machine.ts';
export { aidSaveFormat } from './aid/save-format.ts';
export type { AidSaves } from './aid/set-up-in-progress.ts';
export {
  newTableSetUp,
  setUpOfTable,
  type TableSetUpInProgress,
  withSoldier,
} from './aid/set-up-in-progress.ts';
export { deviceView, missionsIn, readDeviceView, sightFor } from './device-view.ts';
export { letterOf, readLetter, takeLetter } from './letters.ts';
export { poilusLinks } from './links.ts';
export { type PoilusEvent, poilusMachine } from './machine.ts';
export { aloneHere, answersOf, isLegalElsewhere } from './on-devices.ts';
export type { PoilusSaves } from './save-format.ts';
export { poilusSaveFormat } from './save-format.ts';
export {
  isAskedByRules,
  mayLook,
  newsIn,
  type PoilusContext,
  type PoilusInput,
  poilusProgress,
  seatAsked,
  undoRules,
} from './session.ts';
export {
  completeSetUp,
  dealIn,
  newSetUpInProgress,
  type SetUpInProgress,
  type SharedDeal,
  WAYS,
  type Way,
  withName,
} from './set-up-in-progress.ts';
export { publicEvents, visibleAt } from './visible.ts';
