import { rollOutcome } from '../judge/resolution.ts';
import { effectsAt } from '../tables/rows.ts';
import type { TableEffect } from '../tables/tables.ts';
import { aftermath, type Failure, failed, succeeded } from './outcome.ts';
import { inPool, type ResolutionContext } from './scene.ts';
import type { ChoiceOption, ResultChoice, Story } from './story.ts';

/** What has to be beaten (8.6.5a, 8.6.7). */
export interface Bars {
  readonly check: number;
  readonly backfire: number;
}

/** Dice that fell: the tests, points onto the total, and what comes of it (8.6.5 to 8.6.9). */
export function* resolved(
  scene: ResolutionContext,
  bars: Bars,
  told?: readonly TableEffect[],
): Story {
  yield* exhausted(scene);
  yield* raising(scene, bars);
  const { outcome, difference } = outcomeAt(scene, bars, 0);
  if (outcome === 'success') {
    yield* succeeded(scene, told ?? effectsAt(scene.tables, scene.action, difference));
  } else yield* failedWith(scene, outcome);
}

/** A failure with what comes after it. */
export function* failedWith(scene: ResolutionContext, test: Failure): Story {
  yield* failed(scene, test);
  yield* aftermath(scene);
}

/** Labor that took part is Used at once, before anything is lost (7.3.3, 8.3.5d, N07). */
export function* exhausted(scene: ResolutionContext): Story {
  const { action, pools = {}, now } = scene;
  const isRepair = action === 'repair';
  if (!isRepair && action !== 'propaganda-german') return;
  if (inPool(pools, 'labor') < 1) return;
  for (const area of isRepair ? scene.areas : [scene.area]) {
    if (now.areas[area]?.laborUsed === true) continue;
    yield { tell: { by: 'german', type: 'effect', do: 'use-labor', area }, isNew: true };
  }
}

function outcomeAt(
  { now: { resolution } }: ResolutionContext,
  { check, backfire }: Bars,
  pips: number,
) {
  const [attack, defend] = resolution?.dice ?? [0, 0];
  const [ta, td] = resolution?.totals ?? [0, 0];
  const [outcome, number] = rollOutcome({
    ...{ attack, defend, ta: ta + pips, td, modifier: check, backfire },
  });
  return { outcome, number, difference: ta + pips - td };
}

/** Points onto the total before anything comes of it, in a Residual Impulse only (4.3.6, C02). */
function* raising(scene: ResolutionContext, bars: Bars): Story {
  const { by, action, now } = scene;
  const most = now.ap[by];
  if (now.impulse.kind !== 'residual' || most < 1) return;
  const options = Array.from({ length: most + 1 }, (_, pips): ChoiceOption => {
    const { outcome, number, difference } = outcomeAt(scene, bars, pips);
    return { pips, outcome, ...(outcome === 'success' && { difference }), case: number };
  });
  const choice = yield {
    ask: {
      decision: { ask: 'pips', chooser: by, options },
      otherwise: '4.3.3',
      takes: ({ pips }) => options.some((option) => option.pips === pips),
      heard: ({ type, pips }): ResultChoice | undefined =>
        type === 'action' && pips !== undefined ? { pips } : undefined,
    },
  };
  yield { tell: { by, type: 'action', action, pips: Number(choice.pips) } };
}
