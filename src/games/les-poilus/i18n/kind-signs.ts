import type { ThreatKind } from '../data/threats.ts';

/** A sign in a square of 24: what is filled (holes by the even-odd rule), and what is drawn as a line. */
interface Sign {
  readonly fill?: string;
  readonly line?: string;
}

/** Our own sign for each kind of threat. */
export const KIND_SIGNS: Readonly<Record<ThreatKind, Sign>> = {
  night: {
    fill: 'M13.5 3a9.3 9.3 0 1 0 7.3 13.4A8.6 8.6 0 0 1 13.5 3zM18.5 4l1 2.3 2.3 1-2.3 1-1 2.3-1-2.3-2.3-1 2.3-1z',
  },
  snow: {
    line: 'M12 2.5v19M3.8 7.2l16.4 9.6M3.8 16.8l16.4-9.6M9 4.8l3 2.6 3-2.6M9 19.2l3-2.6 3 2.6',
  },
  rain: {
    fill: 'M7 13.5a4.3 4.3 0 0 1-.2-8.6A5.7 5.7 0 0 1 17.6 5a4.3 4.3 0 0 1-.4 8.5z',
    line: 'M8 16.5l-1.8 4.7M13 16.5l-1.8 4.7M18 16.5l-1.8 4.7',
  },
  shell: {
    fill: 'M12 1.5c3 2.8 4.3 6 4.3 9.6V17H7.7v-5.9c0-3.6 1.3-6.8 4.3-9.6zM6.5 18.7h11V22h-11z',
  },
  gas: {
    fill: 'M9 14.5h6l1.6 8H7.4z',
    line: 'M7.3 4.6a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM16.7 4.6a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM11.3 8h1.4M3.4 7 1.2 4M20.6 7l2.2-3',
  },
  whistle: {
    fill: 'M1.5 8h21v4h-6.3a6.2 6.2 0 1 1-11.6-.2L1.5 11zM10.5 12.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    line: 'M8 5V2.2M12.5 5l1.6-2.5',
  },
};

/**
 * Our own head of a soldier, around its middle in a square of 128: a face that is filled light, and a moustache and a
 * helmet that are dark.
 */
export const SOLDIER_HEAD = {
  face: 'M-34 10v22c0 20 15 34 34 34s34-14 34-34V10z',
  moustache: 'M0 45c-6-7-24-7-30 8 10-3 22 5 30-1 8 6 20-2 30 1-6-15-24-15-30-8z',
  helmet:
    'M-44 14C-44-26-26-46 0-46s44 20 44 60zM-58 20C-30 4 30 4 58 20c-4 9-22 8-58 8s-54 1-58-8zM-9-58H9l3 22h-24z',
} as const;
