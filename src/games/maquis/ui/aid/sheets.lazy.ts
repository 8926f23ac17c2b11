/** The sheets of the table that are seldom opened, in one file that is loaded when the first one is. */

export { LogSheet } from '#play/ui/log/LogSheet.tsx';
export { CorrectionSheet } from './CorrectionSheet.tsx';
export { MenuSheet } from './MenuSheet.tsx';
