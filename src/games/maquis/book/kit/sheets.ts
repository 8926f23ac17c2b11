import * as m from '#messages';
import { boardDrawn, PLACES_DRAWN } from './board.ts';
import { backsDrawn, cardBacks, cardFaces, MINIATURE_DRAWN } from './card-sheets.ts';
import { GOALS_DRAWN } from './goal-cards.ts';
import { iconsDrawn } from './icons.ts';
import { figuresDrawn, PAPER_PIECES } from './pieces.ts';
import { SCENERY_DRAWN } from './scenery.ts';
import { CANVAS, DRAWING_TOP } from './sizes.ts';
import { svg } from './svg.ts';
import { FRAME } from './town.ts';

/** What can be printed or left out by itself. */
interface Part {
  readonly id: string;
  readonly name: string;
}

/** A sheet that is drawn as a whole. */
interface Sheet extends Part {
  readonly wide: boolean;
  readonly low: boolean;
  /** What is to be seen, for whoever does not see it. */
  readonly said: string;
  readonly drawn: string;
  /** What of it can be left out, where it is not the whole. */
  readonly parts: readonly Part[];
}

const clip = (id: string, shape: string): string => `<clipPath id="kit-${id}">${shape}</clipPath>`;

/** Everything that sheets use by its name. */
export const definitions = (): string =>
  [
    clip('disc', '<circle r="14"/>'),
    clip('frame', svg.rect('none', FRAME.x, FRAME.y, FRAME.w, FRAME.h, 2.5)),
    clip('scene', svg.rect('none', 0, 0, 36, 20)),
    clip('tile', svg.rect('none', 0, 0, 30, 18.5)),
    `<pattern id="kit-hatching" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${svg.path('hatching', 'M0 0V2')}</pattern>`,
    iconsDrawn(),
    SCENERY_DRAWN,
    PLACES_DRAWN,
    GOALS_DRAWN,
    MINIATURE_DRAWN,
    figuresDrawn(),
    backsDrawn(),
    boardDrawn(),
  ].join('');

/** The length of the measure on every sheet. */
const MEASURE = 50;

/** The line at the head of a sheet: what it is, and a measure that must be true. */
function head(name: string, wide: boolean): string {
  const right = (wide ? CANVAS.long : CANVAS.short) - 5;
  const left = right - MEASURE;
  return (
    svg.text(5, 2.6, [m.maquis_kit_head(), name, m.maquis_kit_head_scale()].join(' · '), {
      size: 2.4,
      start: true,
      room: 110,
    }) +
    svg.text(left - 1.6, 2.6, m.maquis_kit_head_measure(), {
      size: 2.4,
      look: 'r',
      start: true,
      room: 20,
    }) +
    svg.group(
      svg.path('cut', `M${left} 1.8h${MEASURE}M${left} .9v1.8M${right} .9v1.8`),
      0,
      0,
      1,
      'data-measure=""',
    )
  );
}

const board = (): string => svg.use('board', (CANVAS.long - 265) / 2, DRAWING_TOP);

/** The sheets after the quick start, in their order. */
export function sheets(): readonly Sheet[] {
  const sheet = (
    id: string,
    name: string,
    said: string,
    drawn: string,
    more: Partial<Sheet> = {},
  ): Sheet => {
    const { wide = true } = more;
    return {
      id,
      name,
      said,
      wide,
      low: false,
      parts: [],
      ...more,
      drawn: head(name, wide) + drawn,
    };
  };
  const pieces = [
    m.maquis_kit_part_tiles(),
    m.maquis_kit_part_goods(),
    m.maquis_kit_part_markers(),
    m.maquis_kit_part_pawns(),
  ];
  return [
    sheet('board', m.maquis_kit_part_board(), m.maquis_kit_said_board(), board()),
    sheet('low', m.maquis_kit_part_low(), m.maquis_kit_said_low(), board(), { low: true }),
    sheet('cards', m.maquis_kit_part_cards(), m.maquis_kit_said_cards(), cardFaces()),
    sheet('backs', m.maquis_kit_part_backs(), m.maquis_kit_said_backs(), cardBacks()),
    sheet(
      'pieces',
      m.maquis_kit_pieces(),
      m.maquis_kit_said_pieces(),
      PAPER_PIECES.map(({ name, drawn }) =>
        svg.group(drawn(), 0, 0, 1, `data-part="${name}"`),
      ).join(''),
      {
        wide: false,
        parts: PAPER_PIECES.map(({ name }, nth) => ({ id: name, name: pieces[nth] ?? '' })),
      },
    ),
  ];
}
