/** The six kinds of threat, in the order of the record: three weathers, then three attacks. */
export const KINDS = ['night', 'snow', 'rain', 'shell', 'gas', 'whistle'] as const;

export type Kind = (typeof KINDS)[number];

/** Weather can be a trauma, an attack a phobia. */
export const WEATHERS: readonly Kind[] = Object.freeze(KINDS.slice(0, 3));
export const ATTACKS: readonly Kind[] = Object.freeze(KINDS.slice(3));
