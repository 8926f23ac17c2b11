/** What brings a piece: the track of turns, a purchase of either side, or a card. */
export const ARRIVES_BY = ['schedule', 'recruitment', 'mobilization', 'card'] as const;
export type ArrivesBy = (typeof ARRIVES_BY)[number];
