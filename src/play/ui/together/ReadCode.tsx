import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';

interface Props {
  readonly name: string;
  readonly onTake: (text: string) => void;
}

/** A code that came by message. */
export function PasteCode({ name, onTake }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      class="devices__paste"
      onSubmit={(event) => {
        event.preventDefault();
        onTake(text);
        setText('');
      }}
    >
      <label class="aid-field">
        {name}
        <textarea
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="aid-secondary" disabled={text.trim() === ''}>
        {m.play_devices_take()}
      </button>
    </form>
  );
}

interface CameraProps {
  readonly stream: MediaStream;
  readonly onRead: (text: string) => void;
}

/** What the camera sees, and what codes it reads. */
export function Camera({ stream, onRead }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef(onRead);
  take.current = onRead;
  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    const end = new AbortController();
    shown.srcObject = stream;
    // A page that is hidden plays nothing; it goes on when it is seen.
    shown.play().catch(() => undefined);
    void readCodes(shown, (text) => take.current(text), end.signal);
    return () => end.abort();
  }, [stream]);
  return (
    <video class="code-camera" ref={video} muted playsInline aria-label={m.play_devices_camera()} />
  );
}

/** The browser's own reader of codes, where it has one. */
interface CodeDetector {
  detect(of: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

type Read = (picture: CanvasRenderingContext2D) => Promise<string | undefined>;

/** Reads by the browser's own reader, or else by one that is loaded now. */
async function reader(): Promise<Read> {
  const { BarcodeDetector: Detector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (Detector && formats?.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async ({ canvas }) => (await detector.detect(canvas))[0]?.rawValue;
  }
  const { default: decodeQr } = await import('qr/decode.js');
  return async (picture) => {
    const { width, height } = picture.canvas;
    return decodeQr(picture.getImageData(0, 0, width, height));
  };
}

/** A larger picture takes longer and tells no more. */
const WIDEST = 960;
const EVERY = 120;

/** Reads codes out of a camera's picture until the signal ends it. */
async function readCodes(
  video: HTMLVideoElement,
  take: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const read = await reader();
  const picture = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  while (picture && !signal.aborted) {
    await new Promise((done) => setTimeout(done, EVERY));
    if (video.videoWidth === 0) continue;
    const scale = Math.min(1, WIDEST / video.videoWidth);
    picture.canvas.width = Math.round(video.videoWidth * scale);
    picture.canvas.height = Math.round(video.videoHeight * scale);
    picture.drawImage(video, 0, 0, picture.canvas.width, picture.canvas.height);
    // A picture without a code in it is no fault.
    const text = await read(picture).catch(() => undefined);
    if (text && !signal.aborted) take(text);
  }
}

/** The device's camera, the one that looks away from whoever holds it; nothing where it may not be used. */
export const openCamera = async (): Promise<MediaStream | undefined> =>
  await navigator.mediaDevices
    ?.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
    .catch(() => undefined);

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
