import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { faultText } from './faults.ts';
import { Camera, closeCamera, openCamera, PasteCode } from './ReadCode.tsx';

interface Props {
  readonly onRead: (text: string) => void;
  /** Takes the camera over when it has read: whoever has it closes it. */
  readonly onLeave: (camera: MediaStream) => void;
}

/** Reads a table's code, where the device's own camera leads elsewhere or has no network. */
export function ReadTable({ onRead, onLeave }: Props) {
  const [camera, setCamera] = useState<MediaStream | 'none'>();
  useEffect(() => {
    let isGone = false;
    void openCamera().then((stream) => {
      if (isGone) closeCamera(stream);
      else setCamera(stream ?? 'none');
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => () => (typeof camera === 'object' ? onLeave(camera) : undefined), [camera]);
  return (
    <>
      {typeof camera === 'object' && (
        <>
          <p>{m.play_devices_join_scan()}</p>
          <Camera stream={camera} onRead={onRead} />
        </>
      )}
      {camera === 'none' && <p role="status">{faultText('camera')}</p>}
      <PasteCode name={m.play_devices_join_paste()} onTake={onRead} />
    </>
  );
}
