/** What somebody is about to tell, where it takes a second tap: a hardship, a charm, a speech. */
export const ABOUT_HARDSHIP = 'hardship';
export const ABOUT_CHARM = 'charm';
export const ABOUT_SPEECH = 'speech';
