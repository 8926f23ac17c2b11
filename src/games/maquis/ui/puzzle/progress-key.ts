/** What is solved of Maquis is kept under this on a visitor's device. */
export const PROGRESS_KEY = 'safe-house.maquis.scenarios';
