import { EVERY_GOAL, type Goal, LOCATION_IDS, SIDES } from '#games/maquis/data/index.ts';
import {
  deckIsEmpty,
  type GoalPair,
  goalPairOf,
  legalMoves,
  movePartsOf,
  moveText,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { GOAL_NAMES, LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { eventOf } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { useAid, useMaquisSession } from '../aid/aid.ts';
import { CardChooser } from '../CardChooser.tsx';
import { SmallPatrolCard } from '../SmallPatrolCard.tsx';

/*
 * What only the boxed editions ask and show.
 */

const LOOK = {
  draw: m.maquis_look_draw,
  tell: m.maquis_look_tell,
  hint: m.maquis_look_tell_hint,
} as const;

const REVEAL = {
  draw: m.maquis_reveal_draw,
  tell: m.maquis_reveal_tell,
  hint: m.maquis_reveal_tell_hint,
} as const;

/** The top patrol card is to be looked at, or turned over: by the site, or by the visitor, who tells which it is. */
export function AwaitedCard() {
  const { send } = useAid();
  const { game, position, now } = useMaquisSession();
  const siteDraws = game.owners.deck === 'site';
  const words = now.phase === 'look' ? LOOK : REVEAL;
  const kind = now.phase === 'look' ? 'look' : 'reveal';
  const isShuffled = !siteDraws && deckIsEmpty(position);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={isShuffled ? m.maquis_table_patrol_reshuffle() : undefined}>
        {siteDraws ? words.draw() : words.tell()}
      </PromptTitle>
      {siteDraws ? (
        <PromptActions>
          <button type="button" class="aid-primary" onClick={() => send({ type: 'draw' })}>
            {words.draw()}
          </button>
        </PromptActions>
      ) : (
        <>
          <CardChooser
            label={words.tell()}
            discard={isShuffled ? [] : now.discard}
            onChoose={(card) => send({ type: 'move', move: `${kind}:${card}` })}
          />
          <p class="aid-hint">
            {words.hint()} {isShuffled && <RuleLink rule="maquis.reshuffle" />}
          </p>
        </>
      )}
    </section>
  );
}

/** A card that was looked at, or turned over to name a place. */
export function SeenCard() {
  const { send } = useAid();
  const { replayed, position, now } = useMaquisSession();
  const events = replayed.events.at(-1) ?? [];
  const over = eventOf(events, 'card-turned-over');
  const card = over?.card ?? eventOf(events, 'card-seen')?.card;
  if (!card) return null;
  const goals = goalPairOf(position);
  const side = SIDES.find((one) => now.goals[one].target === over?.place) ?? 'west';
  const asks = goalInPlay(goals, over ? ({ target }) => target === true : looks);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>
        {over
          ? m.maquis_reveal_seen({ place: LOCATION_NAMES[over.place]() })
          : m.maquis_look_seen({ card })}
      </PromptTitle>
      <p>
        <SmallPatrolCard card={card} />
      </p>
      <p class="aid-hint">
        {over
          ? m.maquis_reveal_why({ goal: GOAL_NAMES[goals[side]]() })
          : m.maquis_look_seen_hint()}{' '}
        {asks && <RuleLink rule={asks.rule} />}
      </p>
      <PromptActions>
        <button type="button" class="aid-primary" onClick={() => send({ type: 'continue' })}>
          {m.maquis_look_go_on()}
        </button>
      </PromptActions>
    </section>
  );
}

/** A worker of the player's choice leaves the game. */
export function RemovePanel() {
  const { now, position } = useMaquisSession();
  const goals = goalPairOf(position);
  const costs = goalInPlay(goals, ({ costsWorker }) => costsWorker === true);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_remove_prompt()}</PromptTitle>
      {costs && (
        <p class="aid-hint">
          {m.maquis_remove_hint({ goal: GOAL_NAMES[costs.id]() })} <RuleLink rule={costs.rule} />
        </p>
      )}
      <Choices key={now.phase} />
    </section>
  );
}

/** A bridge of the player's choice is destroyed. */
export function BridgePanel() {
  const { position } = useMaquisSession();
  const destroys = goalInPlay(goalPairOf(position), ({ bridges }) => bridges !== undefined);
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle>{m.maquis_bridge_prompt()}</PromptTitle>
      <p class="aid-hint">
        {m.maquis_bridge_hint()} {destroys && <RuleLink rule={destroys.rule} />}
      </p>
      <Choices />
    </section>
  );
}

/** The goal of a game that asks for something, with its rule. */
const goalInPlay = (goals: GoalPair, asks: (goal: Goal) => boolean): Goal | undefined =>
  EVERY_GOAL.find((goal) => (goal.id === goals.west || goal.id === goals.east) && asks(goal));

const looks = ({ successes }: Goal): boolean => successes.some(({ stays }) => stays?.looks);

/** Everything that can be done now, each on a button. */
function Choices() {
  const { send } = useAid();
  const { position } = useMaquisSession();
  const inOrder = legalMoves(position).toSorted((a, b) => orderOf(a) - orderOf(b));
  return (
    <ul class="aid-choices">
      {inOrder.map((move) => (
        <li key={move}>
          <button
            type="button"
            class="aid-choice"
            onClick={() => send({ type: 'moveHome', move: moveText(move) })}
          >
            {moveInWords(position, move)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function orderOf(move: number): number {
  const parts = movePartsOf(move);
  return 'place' in parts ? LOCATION_IDS.indexOf(parts.place) : 0;
}
