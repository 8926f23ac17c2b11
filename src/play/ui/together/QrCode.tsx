import { generate } from 'lean-qr';
import { useEffect, useRef } from 'preact/hooks';
import '../style/together.css';

interface Props {
  readonly text: string;
  /** What it is, for whoever cannot see it. */
  readonly name: string;
}

/** Around a code four of its squares stay white, or cameras miss it. */
const MARGIN = 4;

/** A text as a picture that cameras read. */
export function QrCode({ text, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current)
      generate(text).toCanvas(canvas.current, { pad: MARGIN, on: BLACK, off: WHITE });
  }, [text]);
  return <canvas class="qr-code" ref={canvas} role="img" aria-label={name} />;
}

/** In a dark page as well: many readers know no white code on black. */
const BLACK = [0, 0, 0, 255] as const;
const WHITE = [255, 255, 255, 255] as const;
