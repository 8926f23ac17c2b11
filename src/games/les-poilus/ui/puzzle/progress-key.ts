/** What is solved of Les Poilus is kept under this on a visitor's device. */
export const PROGRESS_KEY = 'safe-house.les-poilus.scenarios';
