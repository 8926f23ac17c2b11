import type { Page } from 'playwright-core';

/** What search says to a question: the anchors of the first results, and the line above them. */
export interface Said {
  readonly anchors: readonly string[];
  readonly status: string;
}

/**
 * Types one question after the other into the search of a page, as fast as they are answered.
 *
 * @param shown how many results are told
 */
export async function askAll(
  page: Page,
  questions: readonly string[],
  shown = 3,
): Promise<readonly Said[]> {
  const box = page.getByRole('dialog').getByRole('combobox').first();
  if (!(await box.isVisible())) await page.keyboard.press('/');
  await box.waitFor();
  return page.evaluate(
    async ({ questions, shown }) => {
      const dialog = document.querySelector('dialog');
      const box = dialog?.querySelector<HTMLInputElement>('[role=combobox]');
      const status = dialog?.querySelector('[role=status]');
      if (!dialog || !box || !status) throw new Error('There is no search.');
      const answered = async (asked: string) => {
        for (const begun = performance.now(); !status.textContent?.includes(`“${asked}”`); ) {
          if (performance.now() - begun > 20_000) throw new Error(`No answer: ${asked}`);
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
      };
      const all: Said[] = [];
      for (const asked of questions) {
        box.value = asked;
        box.dispatchEvent(new Event('input', { bubbles: true }));
        await answered(asked);
        const links = [...dialog.querySelectorAll('[role=option]')].slice(0, shown);
        const anchors = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
        all.push({ anchors, status: status.textContent ?? '' });
      }
      return all;
    },
    { questions, shown },
  );
}
