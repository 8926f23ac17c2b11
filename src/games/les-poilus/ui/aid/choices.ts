/** What somebody is about to tell, where it takes a second tap: a hardship, a charm, a speech. */
export const HARDSHIP = 'hardship';
export const CHARM = 'charm';
export const SPEECH = 'speech';
