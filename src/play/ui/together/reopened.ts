/*
 * Whether a table of devices was open in this tab: a page that is reloaded offers at once to open it again. Where a
 * browser keeps nothing, the menu does.
 */

const KEY = 'device-table';

/** Whose device the table was, by the name of its room; nothing where none was open there. */
export function ownAtTable(room: string): number | undefined {
  try {
    const [of, own] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return of === room ? Number(own) : undefined;
  } catch {
    return undefined;
  }
}

/** @param own nothing once the table is shut */
export function rememberTable(room: string, own: number | undefined): void {
  try {
    if (own === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `${room} ${own}`);
  } catch {
    // Then it is asked again.
  }
}
