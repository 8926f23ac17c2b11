/** The sheets of the table that are seldom opened, in one file that is loaded when the first one is. */
export { CorrectionSheet } from './CorrectionSheet.tsx';
export { LogSheet } from './LogSheet.tsx';
export { MenuSheet } from './MenuSheet.tsx';
