import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { copied } from '#shared/page/hand-on.ts';

/** A text to copy: the field that shows it, what copies it, and what is said when that is done. */
interface Copying<Field> {
  readonly field: RefObject<Field>;
  readonly copy: () => Promise<void>;
  readonly said: string;
}

/** @param byHand what is said where a browser lets nobody copy for the visitor */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  byHand: () => string = m.play_share_by_hand,
): Copying<Field> {
  const [said, setSaid] = useState('');
  const field = useRef<Field>(null);
  const copy = async () => {
    const isCopied = await copied(text, field.current);
    setSaid(isCopied ? m.play_share_copied() : byHand());
  };
  return { field, copy, said };
}
