import { useState } from 'preact/hooks';
import * as m from '#messages';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { Keys } from '#play/screen/keys/Keys.tsx';
import { inputOf, type Save } from '#resist/table/index.ts';
import { linkFaultText } from '#resist/words/link-faults.ts';
import { readArrival } from './practice/arrival.ts';
import { PracticeGame } from './practice/PracticeGame.tsx';
import { useShelf } from './practice/use-kept.ts';
import type { RuleLinks } from './view.ts';
import '#play/screen/style/play.css';
import './style/resist.css';

export interface PracticeProps {
  readonly rules: RuleLinks;
}

/** What is on the screen: a kept game or a new one, and how often one was opened. */
interface Opened {
  readonly save: Save | undefined;
  /** The moment of it to look at first. */
  readonly moment?: number;
  readonly times: number;
}

/** The whole game in the browser: takes up the last game, or begins a new one. */
export default function Practice({ rules }: PracticeProps) {
  const shelf = useShelf();
  const [arrival] = useState(readArrival);
  const [opened, setOpened] = useState<Opened | undefined>(
    arrival && 'save' in arrival ? { ...arrival, times: 0 } : undefined,
  );
  const deal = !opened && arrival && 'deal' in arrival ? arrival.deal : undefined;
  const [seed] = useState(freshSeed);
  if (shelf.status === 'opening') return <p class="aid-hint">{m.play_loading()}</p>;
  const { save, moment, times }: Opened = opened ?? {
    save: deal ? undefined : shelf.found.saves[0],
    times: 0,
  };
  return (
    <div class="aid">
      <Keys main=".button--main" />
      {arrival && 'fault' in arrival && (
        <p class="aid-trouble" role="alert">
          {linkFaultText(arrival.fault)}
        </p>
      )}
      <PracticeGame
        key={times}
        rules={rules}
        shelf={shelf.status === 'open' ? shelf.shelf : undefined}
        input={(save && inputOf(save)) ?? { seed: deal?.seed ?? seed, setUp: deal }}
        opened={save}
        moment={moment}
        onOpen={(other) => setOpened({ save: other, times: times + 1 })}
      />
    </div>
  );
}
