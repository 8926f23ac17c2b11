import { coach } from '../coach.ts';
import type { Players } from './rating.ts';

/** The coaches of this page as players of deals. */
export const players: Players = {
  size: coach.size,
  playDeal: (deal) => coach.run('playDeal', deal),
};
