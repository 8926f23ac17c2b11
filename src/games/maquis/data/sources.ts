/**
 * How a printed fact is known. The board and card sheets of print-and-play 1.1 were not seen; what
 * its text leaves open is filled from pictures of its redesign and from the later editions.
 *
 * - `text`: the rules of print-and-play 1.1, or their translation, say it
 * - `pictures`: seen on pictures of the print-and-play redesign; the later editions agree
 * - `later`: known from the later editions only, inferred for print-and-play 1.1
 * - `ruling`: no source settles it; decided here, see the rulings
 */
export const BASES = ['text', 'pictures', 'later', 'ruling'] as const;

export type Basis = (typeof BASES)[number];
