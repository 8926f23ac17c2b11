/** Who may see the hands on the screen: each player their own when the device comes round, or all. */
export const WAYS = ['round', 'open'] as const;
export type Way = (typeof WAYS)[number];
