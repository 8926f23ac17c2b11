import { useEffect } from 'preact/hooks';

/**
 * Opens a link that is pasted into the address of an open page as a fresh page would: by loading the
 * page anew. Nothing is lost by it, since every step is kept before it is shown as done.
 *
 * @param isLink whether a fragment, with its `#`, is one for this page
 */
export function usePastedLink(isLink: (fragment: string) => boolean): void {
  useEffect(() => {
    const open = () => {
      if (isLink(location.hash)) location.reload();
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
