/**
 * Whether a key belongs to the composing of a word, as Enter that takes a Chinese one over. Safari ends
 * composing before it tells of that key: there only its code says so.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229;
