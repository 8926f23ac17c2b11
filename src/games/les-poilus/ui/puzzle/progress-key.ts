/** What is solved of Les Poilus is kept under this on a visitor's device. */
export const MARKS_KEY = 'safe-house.les-poilus.scenarios';
