import { PAWNS, type Pawn } from '#games/maquis/data/index.ts';
import { PAWN_LETTERS } from '../../i18n/names.ts';
import { circle, define, path, rect, svgText } from './svg.ts';

/*
 * The figure on a pawn stands on its origin, 10 mm wide and up to 20 high. Its outline alone tells who it is: a
 * worker with a beret and a bag, a policeman with a kepi and a cape, a soldier with a helmet and a rifle.
 */

const letter = (who: Pawn): string =>
  svgText(0, -6.8, PAWN_LETTERS[who](), { size: 4.2, face: 'b', look: 'inv' });

const DRAWN: Readonly<Record<Pawn, string>> = {
  worker:
    path('p p-worker', 'M-2.6-1.4L-2-6H2L2.6-1.4H.7L.2-4.6H-.2L-.7-1.4Z') +
    path('p p-worker', 'M-4.4-6.4C-4.6-10.6-3-12.6 0-12.6S4.6-10.6 4.4-6.4L3-6.2V-5.2H-3V-6.2Z') +
    path('skin', 'M-1.9-16.2H1.9V-14.2A1.9 1.9 0 0 1-1.9-14.2Z') +
    path(
      'p p-worker',
      'M-3.6-15.8C-4.2-18 -1.6-19.2.6-19C3.4-18.8 4.6-17.4 3.6-15.8C1.6-16.5-1.6-16.5-3.6-15.8Z',
    ) +
    path('p p-worker', 'M.4-19L.7-19.8') +
    path('strap', 'M-2.6-12L3.6-6.6') +
    rect('bag', 2.4, -7.2, 2.6, 2.8, 0.5),
  police:
    path('p p-police', 'M-2.4-1.4L-2.2-5H2.2L2.4-1.4H.6L.2-4H-.2L-.6-1.4Z') +
    path('p p-police', 'M-4.8-4.6L-4-12.4H4L4.8-4.6Z') +
    path('skin', 'M-1.8-15.8H1.8V-13.8A1.8 1.8 0 0 1-1.8-13.8Z') +
    path('p p-police', 'M-2.4-19.4H2.4V-16.8H-2.4ZM-3-16.9H4.2L3.4-15.8H-2.6Z') +
    path('band', 'M-2.4-17.6H2.4') +
    circle('badge', 0, -18.6, 0.4),
  soldier:
    path('p p-soldier', 'M-2.7-1.4L-2.2-5.4H2.2L2.7-1.4H.8L.2-4.4H-.2L-.8-1.4Z') +
    path('p p-soldier', 'M0-13L4.8-11L3.4-4.8H-3.4L-4.8-11Z') +
    path('skin', 'M-1.8-15.6H1.8V-14A1.8 1.8 0 0 1-1.8-14Z') +
    path(
      'p p-soldier',
      'M0-19.6C2.2-19.6 3-18.2 3-16.8L4.4-15.6V-15H-4.4V-15.6L-3-16.8C-3-18.2-2.2-19.6 0-19.6Z',
    ) +
    path('rifle', 'M4.9-18.4L3.6-6.4M4.1-9.4L4.7-9'),
};

/** What stands at the foot of each kind, so that pawns differ without colour too. */
const FEET: Readonly<Record<Pawn, string>> = {
  worker: path('foot-worker', 'M-6-.5H6'),
  police: path('foot-police', 'M-6-.35H6M-6-.95H6'),
  soldier: path(
    'foot-soldier',
    'M-6-.3L-4.8-1L-3.6-.3L-2.4-1L-1.2-.3L0-1L1.2-.3L2.4-1L3.6-.3L4.8-1L6-.3',
  ),
};

/** The figures of all pawns, to be used by their names. */
export const figuresDrawn = (): string =>
  PAWNS.map((who) => define(`figure-${who}`, DRAWN[who] + letter(who) + FEET[who])).join('');
