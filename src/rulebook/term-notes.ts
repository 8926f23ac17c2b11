/** Opens what a term means when a mouse rests on it, or when the keyboard reaches it. */

const RESTS = 250;
let waiting: ReturnType<typeof setTimeout> | undefined;

const noteOf = (target: EventTarget | null): readonly [HTMLElement, HTMLElement] | undefined => {
  const word = target instanceof Element ? target.closest<HTMLElement>('.term') : null;
  const note = document.getElementById(word?.getAttribute('popovertarget') ?? '');
  return word && note ? [word, note] : undefined;
};

function open([word, note]: readonly [HTMLElement, HTMLElement]): void {
  if (!note.matches(':popover-open')) note.showPopover({ source: word });
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  const found = pointerType === 'mouse' ? noteOf(target) : undefined;
  clearTimeout(waiting);
  if (found) waiting = setTimeout(open, RESTS, found);
});

// Whoever acts has not waited for it: a note closed by a key at once would open again.
for (const act of ['keydown', 'pointerdown']) {
  document.addEventListener(act, () => clearTimeout(waiting));
}

document.addEventListener('focusin', ({ target }) => {
  const found = noteOf(target);
  const opened = document.querySelector<HTMLElement>('.term-note:popover-open');
  // A note that the keys have left would lie over what they lead to next.
  const isLeft = target instanceof Node && !opened?.contains(target) && found?.[1] !== opened;
  if (isLeft) opened?.hidePopover();
  if (found?.[0].matches(':focus-visible')) open(found);
});
