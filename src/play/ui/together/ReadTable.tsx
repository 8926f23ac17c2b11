import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { Camera } from './Camera.tsx';
import { faultText } from './faults.ts';
import { PasteCode } from './PasteCode.tsx';
import { closeCamera, openCamera } from './read-codes.ts';

/** Reads a table's code, where the device's own camera leads elsewhere or has no network. */
export function ReadTable({ onRead }: { readonly onRead: (text: string) => void }) {
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
  useEffect(() => () => closeCamera(typeof camera === 'object' ? camera : undefined), [camera]);
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
