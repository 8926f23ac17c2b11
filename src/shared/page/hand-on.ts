/*
 * Handing a text on: copied, or shared by the device. Browsers offer neither where a page came without
 * https, as from a computer in the same house; nor does every browser share.
 */

/** A field that shows the text: it can be copied from there by hand. */
type Field = HTMLInputElement | HTMLTextAreaElement | null | undefined;

/**
 * Copies a text. Where that cannot be, the field that shows it is selected, to be copied by hand.
 *
 * @returns whether it was copied
 */
export async function copied(text: string, field?: Field): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isCopied = copiedFromPage(text);
    if (!isCopied) {
      field?.focus();
      field?.select();
    }
    return isCopied;
  }
}

/** As browsers copied before they had a clipboard for pages; they still do, without https as well. */
function copiedFromPage(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Outside of an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

export const canShare = (): boolean => 'share' in navigator;

/** Has the device share something. Whoever thinks better of it knows that. */
export async function share(what: ShareData): Promise<void> {
  await navigator.share?.(what).catch(() => undefined);
}
