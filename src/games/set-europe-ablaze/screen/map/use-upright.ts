import { useEffect, useState } from 'preact/hooks';

const UPRIGHT = '(max-width: 40rem)';

/** Whether the screen is so narrow that what is wide stands upright on it. */
export function useUpright(): boolean {
  const [isUpright, setUpright] = useState(() => matchMedia(UPRIGHT).matches);
  useEffect(() => {
    const media = matchMedia(UPRIGHT);
    const look = () => setUpright(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isUpright;
}
