import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { tableOf } from '#games/maquis/engine/index.ts';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import { correct } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { ComponentOwners } from '#play/ui/frame/ComponentOwners.tsx';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import {
  AwakeHint,
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { ReviewButton } from '#play/ui/review/review-button.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { CorrectGoods } from './correct/CorrectGoods.tsx';
import { FILES } from './game-files.ts';
import { EditPosition, MaquisMore } from './MenuParts.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './TableSetUp.tsx';

/** Who keeps what, type size, the visitor's games, a new one, and this one as a file. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { game } = useMaquisSession();
  return (
    <>
      <ComponentOwners names={COMPONENT_NAMES} choices={OWNER_CHOICES} owners={game.owners} />
      <GoodsInHand />
      <HelpChoice names={MAQUIS_HELP_NAMES} />
      <BigTypeSwitch />
      <AwakeHint />
      <SaveAsFile files={FILES} />
      <EditPosition />
      <ReviewButton onDone={onDone} />
      <Games files={FILES} />
      <NewGame onDone={onDone} />
      <MaquisMore />
      <ExitLinks />
    </>
  );
}

/**
 * Where the site takes over the counting of goods, it asks what there is: as long as the visitor counted,
 * its own count may have fallen behind.
 */
function GoodsInHand() {
  const { game } = useMaquisSession();
  const { goods } = game.owners;
  const [isAsked, setAsked] = useState(false);
  const before = useRef(goods);
  useEffect(() => {
    if (goods !== before.current) setAsked(goods === 'site');
    before.current = goods;
  }, [goods]);
  return isAsked ? <Asked onDone={() => setAsked(false)} /> : null;
}

function Asked({ onDone }: { readonly onDone: () => void }) {
  const { send } = useAid();
  const { position } = useMaquisSession();
  const [table, setTable] = useState(() => tableOf(position));
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const use = () => {
    if (JSON.stringify(table) !== JSON.stringify(tableOf(position))) {
      send({ type: 'correct', board: table });
    }
    onDone();
  };
  return (
    <section class="aid-correct" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        {m.maquis_table_goods_asked()}
      </h3>
      <p class="aid-hint">{m.maquis_table_goods_asked_hint()}</p>
      <CorrectGoods
        state={table.state}
        change={(change) => {
          const changed = correct(table, change);
          // More than the box holds is not taken.
          if (changed.faults.length === 0) setTable(changed.table);
        }}
      />
      <button type="button" class="aid-primary" onClick={use}>
        {m.maquis_table_goods_use()}
      </button>
    </section>
  );
}
