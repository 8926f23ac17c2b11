import { useEffect, useState } from 'preact/hooks';
import { linkInFragment } from '#play/links/link-in-text.ts';

/** A link in the address of a page that opens none: taken out of it, so that a reload is rid of it. */
export function useLinkHere(isAsked: boolean): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => {
      const found = linkInFragment(location.hash);
      if (found === undefined) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setLink(found);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [isAsked]);
  return link;
}
