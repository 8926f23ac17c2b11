import { generate } from 'lean-qr';
import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { digitsOf } from '#play/together/code-bytes.ts';
import { guestCode, readGuest, readTableCode, tableCode, WATCHER } from '#play/together/codes.ts';
import { codeInText } from '#play/ui/together/address.ts';
import { randomFrom } from '#shared/random.ts';
import { sdpFrom } from './devices.ts';

/*
 * Codes go by picture: drawn by one device, and read out of what the camera of another one sees.
 */

interface Held {
  /** By how much the device that shows it is turned, in degrees. */
  readonly turned: number;
  /** Its brightest and darkest, of 255. */
  readonly bright: number;
  readonly dark: number;
  /** How far a pixel may be off. */
  readonly noise: number;
}

const [WIDTH, HEIGHT] = [960, 720];
/** White around a code, in squares of it. */
const MARGIN = 4;

/** A code on a dark device in a grey room, as pixels of a camera. */
function seen(text: string, { turned, bright, dark, noise }: Held) {
  const code = generate(text);
  const below = randomFrom(`${text} ${turned}`);
  const across = code.size + 2 * MARGIN;
  const square = (HEIGHT * 0.8) / across;
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [right, down] = [x - WIDTH / 2, y - HEIGHT / 2];
      const column = Math.floor((right * cos + down * sin) / square + across / 2);
      const row = Math.floor((down * cos - right * sin) / square + across / 2);
      const isOn = column >= 0 && row >= 0 && column < across && row < across;
      const isDark = isOn && code.get(column - MARGIN, row - MARGIN);
      const light = isOn ? (isDark ? dark : bright) : (bright + dark) / 2;
      const pixel = light + below(2 * noise + 1) - noise;
      data.fill(pixel, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** A camera sends one picture after the other; here is one only, and perhaps a busy computer. */
const PATIENT = { timeLimit: 2000 };

const HELD: readonly Held[] = [
  { turned: 0, bright: 255, dark: 0, noise: 0 },
  { turned: 11, bright: 230, dark: 30, noise: 20 },
  { turned: -7, bright: 150, dark: 50, noise: 12 },
  { turned: 180, bright: 255, dark: 60, noise: 25 },
];

test.each(HELD)('the code of a table of five is read from a picture: %j', (held) => {
  const places = [1, 2, 3, 4, WATCHER].map((seat) => ({
    seat,
    sdp: sdpFrom(3, `aB${seat % 10}+`, ['192.168.1.20']),
  }));
  const link = `https://example.org/en/les-poilus/screen/#table=${digitsOf(tableCode(4, places))}`;
  const read = decodeQr(seen(link, held), PATIENT);
  expect(read).toBe(link);
  expect(readTableCode(codeInText(read))?.places.map(({ seat }) => seat)).toEqual([
    1,
    2,
    3,
    4,
    WATCHER,
  ]);
});

test.each(HELD)('the code of a guest is read from a picture: %j', (held) => {
  const place = { seat: 2, sdp: sdpFrom(9, '0a1b2c3d', ['10.0.0.4']) };
  const digits = digitsOf(guestCode(place, { check: 77, isNamed: true }));
  expect(readGuest(codeInText(decodeQr(seen(digits, held), PATIENT)))).toMatchObject({
    seat: 2,
    check: 77,
  });
});
