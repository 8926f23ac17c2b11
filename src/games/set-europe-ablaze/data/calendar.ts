/** What begins or ends with a turn of the nine, with the case that says so. */
export interface CalendarEntry {
  readonly id: 'vichy-closed' | 'vichy-doubled' | 'hero' | 'vichy-open' | 'paris-caches' | 'last';
  readonly from: number;
  /** The last turn it holds; absent where it goes on. */
  readonly to?: number;
  readonly case: string;
}

export const CALENDAR: readonly CalendarEntry[] = Object.freeze([
  Object.freeze({ id: 'vichy-closed', from: 1, to: 3, case: '5.2.2' }),
  Object.freeze({ id: 'vichy-doubled', from: 1, to: 3, case: '5.3.6' }),
  Object.freeze({ id: 'hero', from: 2, case: '6.7.2' }),
  Object.freeze({ id: 'vichy-open', from: 4, case: '5.2.3' }),
  Object.freeze({ id: 'paris-caches', from: 5, case: '5.5.1b' }),
  Object.freeze({ id: 'last', from: 9, to: 9, case: '3.3.7' }),
]);
