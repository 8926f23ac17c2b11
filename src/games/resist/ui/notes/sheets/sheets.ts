/** The sheets of the table aid: what is not needed at first sight. */
export { CorrectionSheet } from './CorrectionSheet.tsx';
export { LogSheet } from './LogSheet.tsx';
export { MenuSheet } from './MenuSheet.tsx';
export { OddsSheet } from './OddsSheet.tsx';
