/** The sheets of the table aid: what is not needed at first sight. */
export { NotesCorrection } from './CorrectionSheet.tsx';
export { NotesLog } from './LogSheet.tsx';
export { NotesMenu } from './MenuSheet.tsx';
export { OddsSheet } from './OddsSheet.tsx';
