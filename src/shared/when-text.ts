import { getLocale } from '#messages/runtime';

let format: Intl.DateTimeFormat | undefined;

/**
 * A day and its time: "24 Nov 2026, 03:40". What writes it is made for the first one that is asked for:
 * making it takes a desktop 30 ms, which no room should wait for that shows none.
 *
 * @param time in milliseconds, as `Date.now` tells it
 */
export function whenText(time: number): string {
  format ??= new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(time);
}
