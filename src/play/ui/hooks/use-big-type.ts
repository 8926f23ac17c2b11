import { useState } from 'preact/hooks';
import { keepPreferences, readPreferences } from '../settings.ts';

/** Whether everything is written large, and how to change that; remembered for every game. */
export function useBigType(): readonly [bigType: boolean, setBigType: (big: boolean) => void] {
  const [bigType, setBigType] = useState(() => readPreferences().bigType);
  return [
    bigType,
    (big) => {
      setBigType(big);
      keepPreferences({ bigType: big });
    },
  ];
}
