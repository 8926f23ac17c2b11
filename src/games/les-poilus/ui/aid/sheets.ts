/** The parts of the table that are seldom opened, in one file that is loaded when the first one is. */

export { LogSheet } from '#play/ui/log/LogSheet.tsx';
export { PastPanel } from '#play/ui/timeline/PastPanel.tsx';
export { AlarmOnly } from './AlarmOnly.tsx';
export { OddsTable } from './board/OddsTable.tsx';
export { PlayerSheet } from './board/PlayerSheet.tsx';
export { AidCorrection } from './correct/CorrectionSheet.tsx';
export { AidMenu } from './MenuSheet.tsx';
export { MoraleOnly } from './MoraleOnly.tsx';
export { AidOverPanel } from './panels/OverPanel.tsx';
