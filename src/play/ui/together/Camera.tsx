import { useEffect, useRef } from 'preact/hooks';
import * as m from '#messages';
import { readCodes } from './read-codes.ts';

interface Props {
  readonly stream: MediaStream;
  readonly onRead: (text: string) => void;
}

/** What the camera sees, and what codes it reads. */
export function Camera({ stream, onRead }: Props) {
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
