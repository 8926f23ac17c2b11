/** What is solved of RESIST! is kept under this on a visitor's device. */
export const PROGRESS_KEY = 'safe-house.resist.scenarios';
