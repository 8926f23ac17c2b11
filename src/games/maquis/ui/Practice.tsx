import { useContext, useState } from 'preact/hooks';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type PlayPageProps, PlaySession, useSaveSelection } from '#play/ui/frame/PlaySession.tsx';
import { usePastedLink } from '#play/ui/hooks/use-pasted-link.ts';
import { idInAddress } from '#play/ui/my-puzzles/own-address.ts';
import {
  OwnMissing,
  OwnPuzzles,
  ownLoader,
  useOwnArrival,
  useOwnTry,
} from '#play/ui/my-puzzles/use-own.tsx';
import { LinkTrouble } from '#play/ui/share/LinkTrouble.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { dailyDeal, isLink, LINK_VERSION, RULESET } from '../engine/index.ts';
import { freshSetUp, type MaquisSaves, type Save, withEdition } from '../session/index.ts';
import { SettingsContext, useAid } from './aid/aid.ts';
import { isBoxedIn, MAQUIS_MODE, withBoxedWords } from './aid/mode.ts';
import { practiceArrival } from './practice/arrival.ts';
import { storedEdition, storedThreeStar } from './stored-edition.ts';
import './style/practice.css';
import * as m from '#messages';
import { HelpChoice } from '#play/ui/frame/HelpChoice.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { MAQUIS_HELP_NAMES } from '../i18n/names.ts';
import { GameSetUpForm, type GoalSourceNames } from './aid/GameSetUpForm.tsx';
import { FILES } from './aid/game-files.ts';
import { DealToCome } from './coach/deal/HowHard.tsx';

/** The whole game in the browser: takes up the last game, a link, or begins a new one. */
export default function Practice(props: PlayPageProps) {
  const [arrival] = useState(practiceArrival);
  const room = useSaveSelection<MaquisSaves>(
    MAQUIS_MODE,
    'practice',
    arrival && 'save' in arrival ? arrival : undefined,
  );
  const isOwnMissing = useOwnArrival(loadMyPuzzles, room.open);
  usePastedLink((fragment) => isLink(fragment) || idInAddress(fragment) !== undefined);
  return (
    <PlaySession
      mode={MAQUIS_MODE}
      name="practice"
      room={room}
      begin={emptySave}
      keepsSetUp={false}
      lead={
        <>
          {arrival && 'fault' in arrival && <LinkTrouble {...arrival} version={LINK_VERSION} />}
          {isOwnMissing && <OwnMissing />}
        </>
      }
      {...props}
    >
      {(save) => (
        <Game
          start={save}
          isDealt={arrival && 'isDeal' in arrival ? save?.id === arrival.save.id : false}
        />
      )}
    </PlaySession>
  );
}

/** A set-up to begin with, where there is no game to go on with. */
function emptySave(): Save {
  const seed = freshSeed();
  const setUp = withEdition(freshSetUp(seed), storedEdition() ?? RULESET, storedThreeStar());
  return freshSave(MAQUIS_MODE, { setUp, step: 'goals' }, { id: seed });
}

interface GameProps {
  readonly start: Save | undefined;
  /** Whether somebody sent its set-up. */
  readonly isDealt: boolean;
}

const loadTurn = () => import('./practice/PracticeTurn.tsx');
const loadBoxedTurn = () => withBoxedWords(loadTurn());

function Game({ start, isDealt }: GameProps) {
  const { state } = useAid();
  const isBoxed = isBoxedIn(state.context);
  const lead = useOwnTry(loadMyPuzzles)?.part();
  const isItsDeal = isDealt && state.context.id === start?.id;
  return (
    <Lazy
      key={String(isBoxed)}
      load={isBoxed ? loadBoxedTurn : loadTurn}
      before={state.matches('setUp') && <PracticeRoom isDealt={isItsDeal} />}
    >
      {({ PracticeTurn }) => <PracticeTurn lead={lead} />}
    </Lazy>
  );
}

/** Puzzles of one's own in Maquis, in files of their own. */
const loadMyPuzzles = ownLoader(() => import('./coach/my-puzzles/own.ts'));

/** Between games: a new one, a set position, or one of those kept, and what they came to. */
export function PracticeRoom({ isDealt }: { readonly isDealt: boolean }) {
  const { links } = useContext(SettingsContext);
  return (
    <div class="practice-room">
      <PracticeSetUp isDealt={isDealt} />
      <a class="aid-secondary" href={links.position}>
        {m.maquis_editor_title()}
      </a>
      <Games files={FILES} />
      <OwnPuzzles load={loadMyPuzzles} />
      <Statistics load={() => import('./practice/Counted.tsx')} />
    </div>
  );
}

const SOURCES: GoalSourceNames = {
  'any-two': m.maquis_practice_goals_any_two,
  'any-stars': m.maquis_goals_any_two_of,
  'one-of-each': m.maquis_practice_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars,
  'by-hand': m.maquis_practice_goals_by_hand,
};

/** Everything that is decided before a game: edition, mode, goals, seed, help. */
const PracticeSetUp = ({ isDealt }: { readonly isDealt: boolean }) => (
  <GameSetUpForm
    title={m.play_setup_new()}
    start={m.play_start()}
    lead={isDealt && <p>{m.maquis_practice_dealt()}</p>}
    sources={SOURCES}
    as={Radios}
  >
    <Seed />
    <DealToCome />
    <HelpChoice names={MAQUIS_HELP_NAMES} />
  </GameSetUpForm>
);

function Seed() {
  const { state, send } = useAid();
  const { setUp } = state.context;
  const { seed, difficulty } = setUp;
  const dealOf = (date: string) => {
    const deal = dailyDeal(date, difficulty, setUp);
    send({ type: 'decideGoalSource', source: 'by-hand' });
    send({ type: 'configure', change: { goals: deal.goals, seed: deal.seed ?? '' } });
  };
  return (
    <>
      <SeedField
        seed={seed}
        onChange={(text) => send({ type: 'configure', change: { seed: text } })}
        onDaily={dealOf}
      />
      <p class="aid-hint">{m.maquis_practice_seed_hint()}</p>
    </>
  );
}
