import type { Page } from 'playwright-core';

/*
 * A turn at the table by roles and names alone: four Impulses, a Maximum Effort, a backfire with its
 * loss, the score. Every total is typed, so that nothing hangs on chance.
 */

/** How a control is used: by a tap or by the keys. */
export type Hand = 'touch' | 'keys';

export function handOf(page: Page, hand: Hand) {
  const use = async (name: string | RegExp) => {
    const control = page.getByRole('button', { name }).first();
    if (hand === 'touch') return control.click();
    return control.press('Enter');
  };
  const fill = (label: string, value: number) => page.getByLabel(label).fill(String(value));
  return { use, fill };
}

/** Prepares an Action, counts who takes part where nobody has, types both totals. */
async function act(
  page: Page,
  hand: Hand,
  action: string,
  parts: readonly string[],
  [attack, defend]: readonly [number, number],
  [mine, theirs]: readonly [string, string],
): Promise<void> {
  const { use, fill } = handOf(page, hand);
  await use(new RegExp(`${action}(?! ·)`));
  await use(`${action} · 1 AP`);
  for (const part of parts) await use(`${part}: how many: one more`);
  await use('We rolled');
  await fill(`${mine}: total`, attack);
  await fill(`${theirs}: total`, defend);
  await use('Judge the roll');
}

const MAQUIS = ['Maquis', 'German'] as const;
const GERMAN = ['German', 'Maquis'] as const;

/** From a new game to the end of scoring; begins on the set-up. */
export async function playTurn(page: Page, hand: Hand): Promise<void> {
  const { use, fill } = handOf(page, hand);
  for (let vp = 0; vp < 10; vp++) await use('Maquis: VP: one more');
  await use('Begin at turn 1');
  await use('Maquis lays 2');
  await use('German lays 1');
  await use('Laid; on to step 2');
  await use('Removed; on to arrivals');
  await use('Placed; on to recruiting');
  await use('On to the cards');
  for (let card = 0; card < 3; card++) await use('For 3 AP');
  await use('Maquis begins');

  // Three Actions of six points: what is left is half, so that a Maximum Effort is open next.
  await use(/^Paris/);
  for (const action of ['Recovery', 'Status Change']) {
    await use(new RegExp(`${action}(?! ·)`));
    await use(`${action} · 1 AP`);
    await use(`${action} · 1 AP`);
  }
  // The Network that turned Active is counted already.
  await act(page, hand, 'Sabotage', ['Maquis strength'], [12, 3], MAQUIS);
  await use('Damage: 1');
  await use('Nothing else');
  await use('End the Impulse');

  // 5 against 4: more than the check number 2, and no more than backfire 1 (8.6.7a).
  await use(/^Belgium/);
  await act(page, hand, 'Counterintelligence', ['Detachment', 'Active Network'], [5, 4], GERMAN);
  await use('One Detachment');
  await use('End the Impulse');

  await use(/^Maximum Effort/);
  await use(/^Alsace-Lorraine/);
  await act(page, hand, 'Sabotage', ['Maquis strength'], [6, 0], MAQUIS);
  await use('Damage: 1');
  await use('Nothing else');
  await use('End the Impulse');

  // The Maquis have no points left: this Impulse is the last (8.5.1).
  await use(/^Paris/);
  // The Detachment of the set-up stands there, and takes part (11.1.1).
  await act(page, hand, 'Counterintelligence', [], [9, 1], GERMAN);
  // In a Residual Impulse the total may still be raised (4.3.6).
  await use(/^Don’t raise it/);
  await use('Nothing else');
  await use('End the Impulse');

  await use('On to turn end');
  for (let step = 0; step < 6; step++) await use('Done, the next step');
  await fill('Maquis: VP', 2);
  await fill('German: VP', 3);
  await use('Maquis +2, German +3');
}
