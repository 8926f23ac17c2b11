import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type RuleLinks, RulesContext } from '#play/ui/frame/session.ts';
import { Unread } from '#play/ui/storage/Unread.tsx';
import { useUnread } from '#play/ui/storage/use-unread.ts';
import {
  editionCalled,
  FIELDS,
  LOCATIONS,
  type LocationId,
  modesOf,
  PAWNS,
  SIDES,
  SPARE_ROOMS,
} from '../data/index.ts';
import { RULESET, type Table } from '../engine/index.ts';
import { type Corrected, pawnIn, withPawn, withPawnMoved, withStaying } from '../session/index.ts';
import {
  adjustmentText,
  CorrectDiscard,
  CorrectGoal,
  CorrectGoods,
  type CorrectionPart,
  CorrectRooms,
  FieldGoods,
  RoomTile,
  WhoStands,
} from './aid/Corrections.tsx';
import { townOf } from './aid/town-now.ts';
import { DiscardPile } from './DiscardPile.tsx';
import { EditorTools, ImportFault } from './editor/EditorTools.tsx';
import { GameSettings, Moment, OUT_OF_BOX } from './editor/TableSettings.tsx';
import { useEditor } from './editor/use-editor.ts';
import { GoodsTrack } from './Goods.tsx';
import { PawnIcon } from './PawnIcon.tsx';
import { usePawnDrag } from './pawn-drag.ts';
import { TownMap } from './TownMap.tsx';
import { MoraleTrack, SoldierTrack, TurnTrack } from './Tracks.tsx';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/pages/editor.css';
import './style/panels.css';
import './style/standing.css';
import { CircleAlert, CircleCheck, X } from 'lucide-preact';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { faultText } from '../i18n/faults.ts';

/** What only the boxed editions have. */
const loadMissions = () => import('./boxed/CorrectMissions.tsx');

interface PositionEditorProps {
  readonly rules: RuleLinks;
  /** Where the rulebook and practice are. */
  readonly links: { readonly rulebook: string; readonly practice: string };
}

/** Sets up any position, of a real table or a puzzle, and says at once whether it can be. */
export default function PositionEditor({ rules, links }: PositionEditorProps) {
  const editor = useEditor();
  const unread = useUnread();
  const [place, setPlace] = useState<LocationId>();
  const screen = useRef<HTMLDivElement>(null);
  const { corrected, change, replace } = editor;
  const { table } = corrected;
  const { state, goals } = table;
  const part: CorrectionPart = { state, change };
  /** Who stays on a goal card goes with how far that goal is. */
  const changeGoals: CorrectionPart['change'] = (made) => change(withStaying(table, made));

  useEffect(() => {
    const chosen = place && screen.current?.querySelector(`.town [data-place="${place}"]`);
    if (chosen) chosen.scrollIntoView({ block: 'nearest' });
  }, [place]);

  usePawnDrag(screen, (from, to) => {
    const pawn = PAWNS.find((kind) => from === OUT_OF_BOX + kind);
    change(pawn ? withPawn(state, to, pawn) : withPawnMoved(state, from as LocationId, to));
    setPlace(to);
    return true;
  });

  return (
    <RulesContext.Provider value={rules}>
      <div class="aid editor" ref={screen}>
        {editor.trouble && <ImportFault {...editor.trouble} />}
        {unread.length > 0 && (
          <Unread values={unread}>
            <p>{m.play_kept_things_unread()}</p>
          </Unread>
        )}
        <Verdict corrected={corrected} />
        <StatusBar {...editor} />
        <div class="editor-town">
          <TownMap
            label={m.maquis_table_map()}
            {...townOf(state, goals)}
            choices={PLACES_TO_SET()}
            movable={[...state.workers, ...state.police, ...state.soldierPawns]}
            onChoose={(at) => setPlace(at === place ? undefined : at)}
            {...(place ? { chosen: place } : {})}
          />
          <PawnBox />
        </div>
        {place && (
          <PlacePanel
            place={place}
            table={table}
            change={changeGoals}
            onClose={() => setPlace(undefined)}
          />
        )}
        <Faults corrected={corrected} />
        <div class="editor-parts">
          <Part name={m.maquis_editor_part_moment()} open>
            <Moment table={table} change={change} />
          </Part>
          <Part name={m.maquis_editor_part_game()}>
            <GameSettings table={table} replace={replace} change={changeGoals} />
            {table.ruleset && (
              <Lazy load={loadMissions}>
                {({ CorrectMissions }) => (
                  <CorrectMissions
                    state={state}
                    change={changeGoals}
                    goals={goals}
                    difficulty={table.difficulty}
                  />
                )}
              </Lazy>
            )}
          </Part>
          <Part name={m.maquis_editor_part_goods()}>
            <CorrectGoods {...part} />
          </Part>
          <Part name={m.maquis_editor_part_cards()}>
            <p class="aid-hint">{m.maquis_editor_cards_hint()}</p>
            <CorrectDiscard {...part} />
            <DiscardPile discard={state.discard} />
          </Part>
          <Part name={m.maquis_table_correct_rooms()}>
            <CorrectRooms {...part} />
          </Part>
          <nav class="aid-links">
            <a href={links.practice}>{m.maquis_editor_to_practice()}</a>
            <a href={links.rulebook}>{m.play_menu_rules()}</a>
          </nav>
        </div>
        <EditorTools editor={editor} practice={links.practice} />
      </div>
    </RulesContext.Provider>
  );
}

/** How things stand, in a few lines. */
function StatusBar({ corrected: { table } }: Pick<ReturnType<typeof useEditor>, 'corrected'>) {
  const { state, difficulty, ruleset = RULESET } = table;
  const modes = modesOf(editionCalled(ruleset));
  const { losses, lastDay } = modes.find(({ id }) => id === difficulty) ?? modes[0];
  return (
    <div class="aid-header">
      <TurnTrack day={state.day} losses={losses} lastDay={lastDay} compact />
      <MoraleTrack morale={state.morale} compact />
      <SoldierTrack soldiers={state.soldiers} compact />
      <GoodsTrack goods={state.hand} showNone />
    </div>
  );
}

interface PartSheet {
  readonly name: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** One subject of a table, opened when it is wanted. */
const Part = ({ name, open = false, children }: PartSheet) => (
  <details class="aid-more editor-part" open={open}>
    <summary>
      <h2>{name}</h2>
    </summary>
    <div class="editor-part__body">{children}</div>
  </details>
);

interface Props {
  readonly corrected: Corrected;
}

/** Whether the table can be, in a line that stays in sight. */
const Verdict = ({ corrected: { faults } }: Props) => (
  <p
    class={`editor-verdict editor-verdict--${faults.length === 0 ? 'sound' : 'faulty'}`}
    role="status"
  >
    {faults.length === 0 ? (
      <>
        <CircleCheck aria-hidden="true" /> {m.maquis_editor_sound()}
      </>
    ) : (
      <>
        <CircleAlert aria-hidden="true" />
        <a href="#editor-faults">{m.maquis_editor_faulty({ count: faults.length })}</a>
      </>
    )}
  </p>
);

/** Each fault in a sentence with its rule, and what was made to fit. */
function Faults({ corrected: { table, faults, adjusted } }: Props) {
  return (
    <div class="editor-faults" id="editor-faults" role="status" tabIndex={-1}>
      {faults.length > 0 && (
        <ul class="aid-trouble">
          {faults.map((fault) => (
            <li key={`${fault.code} ${JSON.stringify(fault.params)}`}>
              {faultText(fault, table.goals)} <RuleLink rule={fault.rule} />
            </li>
          ))}
        </ul>
      )}
      {adjusted.length > 0 && (
        <p class="aid-hint">
          {m.play_correct_adjusted()}{' '}
          {adjusted
            .map((adjustment) => adjustmentText(adjustment, table.state))
            .reduce((first, then) => m.play_apart({ first, then }))}
        </p>
      )}
    </div>
  );
}

interface PlacePanelProps {
  readonly place: LocationId;
  readonly table: Table;
  readonly change: CorrectionPart['change'];
  readonly onClose: () => void;
}

/** What stands and lies on the chosen place. */
function PlacePanel({ place, table, change, onClose }: PlacePanelProps) {
  const part: CorrectionPart = { state: table.state, change };
  const field = FIELDS.find((id) => id === place);
  const room = SPARE_ROOMS.find((id) => id === place);
  const side = SIDES.find((name) => place === `${name}-exit`);
  return (
    <section class="aid-panel editor-place" aria-label={placeWithGoal(place, table.goals)}>
      <button
        type="button"
        class="aid-icon-button editor-place__close"
        aria-label={m.play_close()}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      <WhoStands
        place={place}
        goals={table.goals}
        pawnThere={pawnIn(table.state, place)}
        onStand={(pawn) => change(withPawn(table.state, place, pawn))}
      />
      {field && <FieldGoods field={field} {...part} />}
      {room && <RoomTile room={room} {...part} />}
      {side && <CorrectGoal side={side} goals={table.goals} {...part} />}
    </section>
  );
}

/** Every place of the map, each to say who stands there. */
const PLACES_TO_SET = (): Partial<Record<LocationId, string>> =>
  Object.fromEntries(LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()]));

/** Pawns to be dragged onto the town: a second way for mouse and finger. */
const PawnBox = () => (
  <p class="aid-waiting" aria-hidden="true">
    {PAWNS.map((pawn) => (
      <span key={pawn} class="aid-waiting__pawn" data-pawn-from={OUT_OF_BOX + pawn}>
        <PawnIcon pawn={pawn} />
      </span>
    ))}
    <span class="aid-hint">{m.maquis_editor_drag()}</span>
  </p>
);
