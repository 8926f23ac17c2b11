/** The six kinds of threat, in the order of the record: three weathers, then three attacks. */
export const THREAT_KINDS = ['night', 'snow', 'rain', 'shell', 'gas', 'whistle'] as const;

export type ThreatKind = (typeof THREAT_KINDS)[number];

/** Weather can be a trauma, an attack a phobia. */
export const WEATHERS: readonly ThreatKind[] = Object.freeze(THREAT_KINDS.slice(0, 3));
export const ATTACKS: readonly ThreatKind[] = Object.freeze(THREAT_KINDS.slice(3));
