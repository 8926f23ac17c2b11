import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LOCATIONS, type LocationId } from '#games/maquis/data/index.ts';
import { type GoalPair, goalPairOf, tableOf } from '#games/maquis/engine/index.ts';
import { faultText } from '#games/maquis/i18n/faults.ts';
import { MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import { type Corrected, correct, pawnIn, withOnlyPawn } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { Owner } from '#play/history/game.ts';
import { CorrectionButtons, TableFaults } from '#play/ui/correct/CorrectionParts.tsx';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import {
  AwakeHint,
  BigTypeSwitch,
  ExitLinks,
  NewGame,
  SaveAsFile,
} from '#play/ui/frame/menu-parts.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { ReviewButton } from '#play/ui/review/after-game.tsx';
import { TownMap } from '../TownMap.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import {
  adjustmentText,
  CorrectDiscard,
  CorrectGoals,
  CorrectGoods,
  type CorrectionPart,
  CorrectRooms,
  CorrectTracks,
  WhoStands,
} from './Corrections.tsx';
import { FILES } from './game-files.ts';
import { EditPosition, MaquisMore } from './MenuParts.tsx';
import { COMPONENT_NAMES, OWNER_CHOICES } from './TableSetUp.tsx';
import { townOf } from './town-now.ts';

/* The sheets of the table that are seldom opened, in one file that is loaded when the first one is. */

export { LogSheet } from '#play/ui/log/LogSheet.tsx';

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

/** What only the boxed editions have. */
const loadMissions = () => import('../boxed/CorrectMissions.tsx');

interface Props {
  /** What alone is to be set right. */
  readonly only?: 'tracks' | 'goods';
  readonly onDone: () => void;
}

/**
 * Sets anything to what really lies on the table. What follows from the rest is made to fit and said;
 * what cannot be is named with its rule, and the game waits unchanged until it can.
 */
export function CorrectionSheet({ only, onDone }: Props) {
  const { send } = useAid();
  const { position } = useMaquisSession();
  const [corrected, setCorrected] = useState<Corrected>(() => ({
    table: tableOf(position),
    adjusted: [],
    faults: [],
  }));
  const { table, adjusted, faults } = corrected;
  const why = useId();
  const part: CorrectionPart = {
    state: table.state,
    change: (change) => setCorrected(correct(table, change)),
  };
  const goals = goalPairOf(position);
  return (
    <div class="aid-correct">
      <p class="aid-hint">{m.play_correct_hint()}</p>
      {only !== 'goods' && <CorrectTracks {...part} />}
      {only === undefined && <CorrectPawns {...part} goals={goals} />}
      {only !== 'tracks' && <CorrectGoods {...part} />}
      {only === undefined && (
        <>
          <CorrectDiscard {...part} />
          <CorrectRooms {...part} />
          <CorrectGoals {...part} goals={goals} />
          {table.ruleset && (
            <Lazy load={loadMissions}>
              {({ CorrectMissions }) => (
                <CorrectMissions {...part} goals={goals} difficulty={table.difficulty} />
              )}
            </Lazy>
          )}
        </>
      )}
      <div class="aid-correct__verdict" role="status">
        {adjusted.length > 0 && (
          <>
            <p>{m.play_correct_adjusted()}</p>
            <ul>
              {adjusted.map((adjustment) => (
                <li key={adjustment}>{adjustmentText(adjustment, table.state)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="aid-correct__foot">
        <div id={why} role="status">
          <TableFaults faults={faults} text={(fault) => faultText(fault, goals)} />
        </div>
        <CorrectionButtons
          isSound={faults.length === 0}
          why={why}
          onUse={() => send({ type: 'correct', board: table })}
          onDone={onDone}
        />
      </div>
    </div>
  );
}

/**
 * Who stands where: tap a place on the map, then say who. No fieldset: Chromium loses a map that
 * measures itself (a size container) inside of one as soon as the fieldset changes.
 */
function CorrectPawns({ state, change, goals }: CorrectionPart & { readonly goals: GoalPair }) {
  const [place, setPlace] = useState<LocationId>();
  const who = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place) who.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const choices = Object.fromEntries(
    LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()] as const),
  );
  return (
    <section>
      <h3 class="aid-legend">{m.maquis_table_correct_town()}</h3>
      <p class="aid-hint">{m.maquis_table_correct_town_hint()}</p>
      <TownMap
        label={m.maquis_table_correct_town()}
        {...townOf(state, goals)}
        choices={choices}
        onChoose={setPlace}
        {...(place ? { chosen: place } : {})}
      />
      <div class="aid-correct__who" ref={who}>
        {place && (
          <WhoStands
            place={place}
            goals={goals}
            pawnThere={pawnIn(state, place)}
            onStand={(pawn) => change(withOnlyPawn(state, place, pawn))}
          />
        )}
      </div>
    </section>
  );
}

const OWNERS: readonly Owner[] = ['site', 'visitor'];

interface KeepersProps {
  /** What a component is called. */
  readonly names: Readonly<Record<string, () => string>>;
  /** What each answer is called, for each component: "The site draws". */
  readonly choices: Readonly<Record<string, Readonly<Record<Owner, () => string>>>>;
  readonly owners: Readonly<Record<string, Owner>>;
}

/** Who keeps each component. It can be changed at any moment of a game. */
function ComponentOwners({ names, choices, owners }: KeepersProps) {
  const { send } = useSession();
  return (
    <>
      {Object.entries(names).map(([component, name]) => (
        <Radios
          key={component}
          legend={name()}
          values={OWNERS}
          value={owners[component]}
          label={(owner) => choices[component]?.[owner]()}
          onChoose={(owner) => send({ type: 'keep', change: { [component]: owner } })}
        />
      ))}
    </>
  );
}
