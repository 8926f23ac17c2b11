import type { LocationId } from '#games/maquis/data/index.ts';
import {
  actionsOffered,
  goalPairOf,
  type Position,
  routesHome,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { placeWithGoal, thePlaceWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { type CardStory, cardsOfPatrols, type TableGame } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { cardHeadline } from '../card-in-words.ts';
import { useAid, useMaquisSession } from './aid.ts';
import { DrawnCard, isUsual } from './DrawnCard.tsx';
import { isClosed, Offers } from './Offers.tsx';
import { GoalRulesAt, VisitNote } from './OpenCards.tsx';
import { ShootButton, type Shot, ShotPrice, useShots } from './Shots.tsx';
import { useWords } from './words.ts';

interface ToldProps {
  /** The card that was drawn last, told before the first action. */
  readonly told?: CardStory | undefined;
  /** What the hand does with it; more than that card says where several were drawn in one go. */
  readonly hand?: string | undefined;
}

/**
 * The card before the choices, or after them where it takes so many words that it would push them off a
 * phone. What is done with one card stands in the head; with several it scrolls, as they fill a phone.
 */
function cardToldIn({ told, hand }: ToldProps) {
  if (!told) return {};
  const card = <DrawnCard told={told} isBrief />;
  if (hand !== cardHeadline(told)) {
    return { before: hand && <p class="aid-hand">{hand}</p>, after: card };
  }
  return isUsual(told) ? { hand, before: card } : { hand, after: card };
}

/** Whose turn is it to act? Each worker with how the way home stands. Of one, it need not be asked. */
export function ChooseWorkerPanel({ told, hand = told && cardHeadline(told) }: ToldProps) {
  const { send } = useAid();
  const { position, now } = useMaquisSession();
  const card = cardToldIn({ told, hand });
  const [only, ...others] = now.workers;
  if (only && others.length === 0) return <ActPanel place={only} told={told} hand={hand} />;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={told ? undefined : m.maquis_table_act_hint()} hand={card.hand}>
        {m.maquis_table_act_prompt()}
      </PromptTitle>
      {card.before}
      <ul class="aid-choices">
        {now.workers.map((place) => {
          const isOpen = wouldComeHome(position, place);
          return (
            <li key={place}>
              <button
                type="button"
                class="aid-choice"
                onClick={() => send({ type: 'select', choice: place })}
              >
                <b>{placeWithGoal(place, goalPairOf(position))}</b>
                <span class={isOpen ? 'aid-good' : 'aid-lost'}>
                  {isOpen ? m.maquis_table_act_open() : m.maquis_table_act_cut()}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {card.after}
      <PromptActions>
        <ShootButton />
      </PromptActions>
    </section>
  );
}

/** What the chosen worker can do, and what not, with the reason; and nothing at all. */
export function ActPanel({ place, told, hand }: ToldProps & { readonly place: LocationId }) {
  const { send, state, isStepwise = false } = useAid();
  const { game, position, now } = useMaquisSession();
  const shots = useShots();
  const card = cardToldIn({ told, hand });
  const isOpen = wouldComeHome(position, place);
  const stops = isStepwise || (state.context.pausesToShoot && shots.length > 0);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle
        about={isOpen && !stops ? m.maquis_table_act_then_home() : undefined}
        hand={card.hand}
      >
        {m.maquis_table_act_at({ place: thePlaceWithGoal(place, goalPairOf(position)) })}
      </PromptTitle>
      {card.before}
      <Offers place={place} acts />
      <WayHome place={place} />
      <GoalRulesAt place={place} />
      <VisitNote place={place} />
      {card.after}
      <PromptActions>
        <ShootButton />
        {now.workers.length > 1 && (
          <button
            type="button"
            class="aid-secondary"
            onClick={() => send({ type: 'select', choice: undefined })}
          >
            {m.maquis_table_act_other()}
          </button>
        )}
        <button
          type="button"
          class={canAct(game, position, place) ? 'aid-secondary' : 'aid-primary'}
          onClick={() =>
            send({ type: isStepwise ? 'move' : 'moveHome', move: `act:${place}:none` })
          }
        >
          {isOpen ? m.maquis_action_none() : m.maquis_table_act_none_cut()}
        </button>
      </PromptActions>
    </section>
  );
}

const canAct = (game: TableGame, position: Position, place: LocationId): boolean =>
  actionsOffered(position, place).some(
    (offer) => offer.action.id !== 'none' && !isClosed(game, position, offer),
  );

/** The acting worker on the way home: the route, or the cuts and what a shot would open. */
export function ReturnPanel() {
  const words = useWords();
  const { send } = useAid();
  const { position, now } = useMaquisSession();
  if (!now.acting) return null;
  const isOpen = wouldComeHome(position, now.acting);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={placeWithGoal(now.acting, goalPairOf(position))}>
        {isOpen ? m.maquis_table_home_open() : m.maquis_table_home_cut()}
      </PromptTitle>
      <WayHome place={now.acting} titled={false} isOnTheWay />
      <PromptActions>
        <ShootButton />
        <button
          type="button"
          class={isOpen ? 'aid-primary' : 'aid-primary aid-primary--grave'}
          onClick={() => send({ type: 'move', move: 'return' })}
        >
          {isOpen ? m.maquis_table_home_confirm() : words.arrest()}
        </button>
      </PromptActions>
    </section>
  );
}

interface Props {
  readonly place: LocationId;
  readonly titled?: boolean;
  /** The worker is on the way: a shot that opens it stands beside the cut. */
  readonly isOnTheWay?: boolean;
}

/** The way home from a place in words: the places on it, or every patrol that cuts it. */
function WayHome({ place, titled = true, isOnTheWay = false }: Props) {
  const { position } = useMaquisSession();
  const shots = useShots();
  const opening = isOnTheWay ? shots.filter(({ opens }) => opens) : [];
  const { isHome, route, cuts } = routesHome(position, place);
  if (isHome) {
    const names = route.map((stop) => placeWithGoal(stop, goalPairOf(position)));
    return (
      <div class="aid-way aid-way--open">
        {titled && <h3>{m.maquis_table_home_open()}</h3>}
        <p>
          {route.length === 1 ? m.maquis_table_home_already() : names.join(' → ')}{' '}
          <RuleLink rule="maquis.route-home" />
        </p>
      </div>
    );
  }
  if (wouldComeHome(position, place)) {
    return (
      <div class="aid-way aid-way--open">
        {titled && <h3>{m.maquis_table_home_open()}</h3>}
        <p>
          {m.maquis_home_by_fake_id()} <RuleLink rule="maquis.fake-id" />
        </p>
      </div>
    );
  }
  return (
    <div class="aid-way aid-way--cut">
      {titled && <h3>{m.maquis_table_home_cut()}</h3>}
      <ul class="aid-cuts">
        {cuts.map((cut) => (
          <CutLine
            key={cut.place}
            cut={cut}
            shot={opening.find(({ place: at }) => at === cut.place)}
            canShoot={shots.length > 0}
          />
        ))}
      </ul>
      {opening.length > 0 && <ShotPrice />}
      <RuleLink rule="maquis.arrest-on-return" />
    </div>
  );
}

type Cut = ReturnType<typeof routesHome>['cuts'][number];

interface CutLineProps {
  readonly cut: Cut;
  readonly shot: Shot | undefined;
  /** Whether anybody can be shot now; else there is nothing to say of it. */
  readonly canShoot: boolean;
}

function CutLine({ cut, shot, canShoot }: CutLineProps) {
  const { replayed } = useMaquisSession();
  const card = cardsOfPatrols(replayed)[cut.place];
  const isPolice = cut.pawn === 'police';
  const place = LOCATION_NAMES[cut.place]();
  const who =
    card === undefined
      ? (isPolice ? m.maquis_table_home_cut_by_police : m.maquis_table_home_cut_by_soldier)({
          place,
        })
      : (isPolice
          ? m.maquis_table_home_cut_by_police_card
          : m.maquis_table_home_cut_by_soldier_card)({
          place,
          card,
        });
  return (
    <li>
      <b>{who}</b>
      {shot ? (
        <button type="button" class="aid-choice" onClick={shot.fire}>
          {shot.name}
        </button>
      ) : (
        canShoot && <span>{isPolice ? shotText(cut) : m.maquis_table_home_cut_no_shot()}</span>
      )}
    </li>
  );
}

const shotText = ({ opensIfGone }: Cut): string =>
  opensIfGone ? m.maquis_table_home_cut_opens() : m.maquis_table_home_cut_not_alone();
