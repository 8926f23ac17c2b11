import { useEffect, useState } from 'preact/hooks';
import { onUnread, unreadTexts } from '#shared/storage/local-storage.ts';

/** Small things under keys of the browser's storage that this page could not read. */
export function useUnread(): readonly string[] {
  const [texts, setTexts] = useState(unreadTexts);
  useEffect(() => {
    const look = () => setTexts(unreadTexts());
    look();
    return onUnread(look);
  }, []);
  return texts;
}
