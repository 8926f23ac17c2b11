import * as m from '#messages';
import { MORALE_TRACK, SOLDIER_TRACK, TURN_TRACK } from '../../data/index.ts';
import { linesIn, svg } from './svg.ts';

/** The three tracks of the board, each from its own upper left corner; a marker is 10 mm wide. */

const TURN_SPACE = { w: 14.05, h: 17.5 } as const;
const SIDE = { w: 18, h: 14 } as const;
const SPOT = 10.4;
/** So little that the corners of the spaces stay within the edge. */
const EDGE_RADIUS = 0.2;

const spot = (x: number, y: number): string => svg.rect('spot', x, y, SPOT, SPOT, 1.6);

const start = (x: number, y: number): string =>
  svg.path('soft', `M${x - 2.4} ${y - 2.6}L${x + 2.6} ${y}L${x - 2.4} ${y + 2.6}Z`);

function turnSpace(day: number): string {
  const { w, h } = TURN_SPACE;
  const loss = TURN_TRACK.losses.includes(day);
  const hard = TURN_TRACK.hardLosses.includes(day);
  const train = TURN_TRACK.trains.includes(day);
  const [isStart, isEnd] = [day === TURN_TRACK.start, day === TURN_TRACK.end];
  const [cx, top] = [w / 2, h - SPOT - 1.2];
  return [
    svg.rect(loss ? 'space loss' : 'space', 0, 0, w, h),
    ...(loss ? [svg.rect('hatch', 0, 0, w, h)] : []),
    ...(hard ? [svg.rect('hard', 0.75, 0.75, w - 1.5, h - 1.5, 1)] : []),
    spot(cx - SPOT / 2, top),
    ...(train ? [svg.use('train', cx, top + SPOT / 2, 0.28)] : []),
    ...(isStart ? [start(cx, top + SPOT / 2)] : []),
    ...(isEnd || day === 12 ? [svg.use('flag', cx, top + SPOT / 2, 0.28)] : []),
    isStart || isEnd
      ? svg.text(cx, 4.2, (isStart ? m.maquis_track_start() : m.maquis_track_end()).toUpperCase(), {
          size: 3.1,
          face: 't',
          room: w - 1.6,
        })
      : svg.text(1.5, 4.7, String(day), { size: 3.7, face: 'b', start: true }),
    ...(loss ? [svg.use('morale-down', w - 2.8, 3.4, 0.15)] : []),
    ...(hard ? [svg.use('star', loss ? w - 6.1 : w - 3, 3.3, 0.14)] : []),
  ].join('');
}

/** Sixteen spaces in a row; rails run below those on which the train passes. */
export function turnTrack(): string {
  const { w, h } = TURN_SPACE;
  const spaces = Array.from({ length: TURN_TRACK.end + 1 }, (_, day) =>
    svg.group(turnSpace(day), day * w, 0, 1, `data-day="${day}"`),
  );
  return spaces.join('') + svg.rect('edge', 0, 0, w * (TURN_TRACK.end + 1), h, EDGE_RADIUS);
}

/** A track at the side, its highest step on top. */
function sideTrack(values: readonly number[], more: (value: number) => string): string {
  const rows = values.map((value, nth) =>
    svg.group(
      svg.rect('space', 0, 0, SIDE.w, SIDE.h) +
        svg.text(1.6, 5.4, String(value), { size: 4.6, face: 'b', start: true }) +
        spot(SIDE.w - SPOT - 1, (SIDE.h - SPOT) / 2) +
        more(value),
      0,
      nth * SIDE.h,
    ),
  );
  return rows.join('') + svg.rect('edge', 0, 0, SIDE.w, SIDE.h * values.length, EDGE_RADIUS);
}

const down = (from: number): readonly number[] =>
  Array.from({ length: from + 1 }, (_, nth) => from - nth);

const title = (icon: string, words: string, scale: number): string =>
  svg.use(icon, 2.6, -4.2, scale) +
  svg.text(5.6, -2.8, words, { size: 3.3, face: 't', start: true, room: SIDE.w - 5 });

export const soldierTrack = (): string =>
  title('soldier', m.maquis_track_soldiers(), 0.24) +
  sideTrack(down(SOLDIER_TRACK.max), (value) =>
    value === SOLDIER_TRACK.start
      ? start(SIDE.w - SPOT / 2 - 1, SIDE.h / 2)
      : svg.use('morale-down', 3.4, 10.3, 0.17),
  );

/** Beside each step of morale, how many patrols come at least. */
export const moraleTrack = (): string =>
  title('heart', m.maquis_track_morale(), 0.22) +
  sideTrack(down(MORALE_TRACK.max), (value) => {
    if (value === MORALE_TRACK.fail) {
      return (
        svg.rect('failed', 0.6, 0.6, SIDE.w - 1.2, SIDE.h - 1.2, 1) +
        svg.text(1.6, 5.4, '0', { size: 4.6, face: 'b', start: true }) +
        spot(SIDE.w - SPOT - 1, (SIDE.h - SPOT) / 2) +
        svg.text(SIDE.w - SPOT / 2 - 1, SIDE.h / 2 + 1.1, m.maquis_track_fail().toUpperCase(), {
          size: 3,
          face: 't',
          room: SPOT - 1,
        })
      );
    }
    return (
      svg.use('police', 2.3, 10.4, 0.16) +
      svg.text(4.3, 11.5, String(MORALE_TRACK.leastPatrols[value]), {
        size: 3.3,
        face: 'b',
        start: true,
        look: 'blue',
      }) +
      (value === MORALE_TRACK.start ? start(SIDE.w - SPOT / 2 - 1, SIDE.h / 2) : '')
    );
  });

/** What signs mean, each beside its words, below a title. */
interface Key {
  readonly title: string;
  readonly signs: readonly (readonly [icon: string, scale: number, words: string])[];
}

const KEY_TEXT = 2.4;

/** Keys below each other, each as long as its words are. */
export function keysBelow(keys: readonly Key[]): string {
  let y = 0;
  return keys
    .map(({ title: name, signs }) => {
      const head =
        svg.text(0, y, name, { size: 2.8, face: 't', start: true, room: 18 }) +
        svg.line('hairline', 0, y + 1.1, SIDE.w, y + 1.1);
      y += 5.2;
      const rows = signs.map(([icon, scale, words]) => {
        const lines = linesIn(words, 12, KEY_TEXT);
        const row =
          svg.use(icon, 2.6, y - 0.9, scale) +
          lines
            .map((one, nth) =>
              svg.text(6, y + nth * 2.7, one, { size: KEY_TEXT, start: true, room: 12.4 }),
            )
            .join('');
        y += Math.max(4.6, lines.length * 2.7 + 1.5);
        return row;
      });
      y += 2.4;
      return head + rows.join('');
    })
    .join('');
}
