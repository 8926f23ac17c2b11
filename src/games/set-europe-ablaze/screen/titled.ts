/** An id as people write it: `alsace-lorraine` is Alsace-Lorraine. */
export const titled = (id: string): string =>
  id.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
