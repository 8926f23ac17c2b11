import { useEffect, useState } from 'preact/hooks';

const SIGNS = ['pointerdown', 'keydown'] as const;

/** Whether somebody has begun to use the page. */
export function useFirstInteraction(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const touched = () => setTouched(true);
    for (const sign of SIGNS) document.addEventListener(sign, touched);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, touched);
    };
  }, [isTouched]);
  return isTouched;
}
