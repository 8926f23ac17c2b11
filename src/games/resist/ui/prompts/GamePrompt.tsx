import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { GAME } from '#games/resist/data/index.ts';
import { type AskId, outcomeOf, tierNow } from '#games/resist/engine/index.ts';
import { maquisName } from '#games/resist/i18n/cards.ts';
import { outcomeText } from '#games/resist/i18n/moments.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import { RESULT_NAMES } from '#games/resist/i18n/names.ts';
import * as m from '#messages';
import { EndNow } from '../board/EndNow.tsx';
import { Shield } from '../board/Numbers.tsx';
import { FullCard } from '../board/PersonCard.tsx';
import { recruitCards } from '../board/StatusBar.tsx';
import { useView } from '../view.ts';
import { ArrangePrompt, ChoicePrompt } from './ChoicePrompt.tsx';
import { PLAY_PROMPTS } from './PlayPrompt.tsx';
import { MainButton, ResistPrompt } from './Prompt.tsx';
import { StrikeChoice } from './StrikeChoice.tsx';
import { strikeTargetsOf } from './strike-choice.ts';

/** The prompt of whatever is asked; `over` follows what the game came to. */
export function GamePrompt({ over }: { readonly over?: ComponentChildren }) {
  const { now } = useView();
  if (now.ask === 'over') return <ResistOverPrompt>{over}</ResistOverPrompt>;
  const Asked = PROMPTS[now.ask] ?? ChoicePrompt;
  return <Asked />;
}

/** One of two joins from the start, the other becomes a Recruit. */
function DraftPrompt() {
  const { asked, now, send } = useView();
  const { pair } = asked;
  if (!pair) return null;
  return (
    <ResistPrompt
      question={m.resist_ask_draft()}
      about={m.resist_pair_of({ number: recruitCards(now) + 1, pairs: GAME.maquisInADeck })}
    >
      <div class="draft-pair">
        {pair.map((maquis) => (
          <FullCard key={maquis} maquis={maquis} />
        ))}
      </div>
      <div class="aid-buttons">
        {pair.map((maquis) => (
          <button
            key={maquis}
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'move', move: `draft:${maquis}` })}
          >
            {m.resist_joins({ maquis: maquisName(maquis) })}
          </button>
        ))}
      </div>
    </ResistPrompt>
  );
}

/** Neither of two answers of a puzzle stands out. */
const EITHER = 'aid-secondary dark';

const DANGERS = ['spies', 'missions', 'civilians'] as const;

/** After a round: what ending brings for certain, and what going on risks. */
function DecidePrompt() {
  const { position, now, send, legal, isPuzzle } = useView();
  const { result } = tierNow(position);
  const mayGoOn = legal.has('continue');
  // The main button, which the key for going on presses, ends the game only where nothing else is left.
  const [goOn, end] = isPuzzle ? [EITHER, EITHER] : ['aid-primary', 'aid-secondary'];
  return (
    <ResistPrompt
      question={m.resist_ask_decide()}
      about={m.resist_points_of({ points: now.points })}
    >
      <EndNow position={position} dangers={isPuzzle ? [] : DANGERS} />
      <div class="aid-buttons">
        {mayGoOn && (
          <button
            type="button"
            class={goOn}
            onClick={() => send({ type: 'move', move: 'continue' })}
          >
            {m.resist_go_on()}
          </button>
        )}
        <button
          type="button"
          class={mayGoOn ? end : goOn}
          onClick={() => send({ type: 'move', move: 'end' })}
        >
          {m.resist_end_with({ result: RESULT_NAMES[result]() })}
        </button>
      </div>
    </ResistPrompt>
  );
}

/** What the game came to. */
function ResistOverPrompt({ children }: { readonly children?: ComponentChildren }) {
  const { position, now } = useView();
  const outcome = outcomeOf(position);
  if (!outcome) return null;
  return (
    <ResistPrompt
      question={RESULT_NAMES[outcome.result]()}
      about={m.resist_rounds_of({ rounds: now.round })}
    >
      <p class="outcome">{outcomeText(outcome)}</p>
      <p class="prompt__note">
        {m.resist_missions_done({ defeated: now.defeated.length, failed: now.failed })}
      </p>
      {children}
    </ResistPrompt>
  );
}

/** What the strength is spent on: a set of targets, and one button that carries it out. */
function StrikePrompt() {
  const { position, now, isPuzzle, send } = useView();
  return (
    <ResistPrompt
      question={m.resist_ask_spend()}
      about={m.resist_strength_of({ strength: now.strength })}
    >
      {isPuzzle ? (
        <StrikeInTurn />
      ) : (
        <StrikeChoice
          position={position}
          now={now}
          onSpend={(moves) => send({ type: 'carryOut', moves })}
        />
      )}
    </ResistPrompt>
  );
}

/** Targets one after the other, in an order of one's own: no plan is made and nothing is worked out. */
function StrikeInTurn() {
  const { position, now, legal, send } = useView();
  const [chosen, setChosen] = useState<{ readonly key: string; readonly move: string }>();
  const { move } = chosen ?? {};
  return (
    <>
      <ul class="targets">
        {strikeTargetsOf(now).map(({ key, move: defeat, name, defense }) => (
          <li key={key}>
            <button
              type="button"
              class="target"
              aria-label={m.play_named({ name, text: m.resist_defense_of({ defense }) })}
              aria-pressed={key === chosen?.key}
              aria-disabled={legal.has(defeat) ? undefined : true}
              // What cannot be defeated now is asked for all the same, so that the rules say why.
              onClick={() =>
                legal.has(defeat)
                  ? setChosen({ key, move: defeat })
                  : send({ type: 'move', move: defeat })
              }
            >
              <Shield of={defense} />
              <b>{name}</b>
            </button>
          </li>
        ))}
      </ul>
      <div class="aid-buttons">
        <button
          type="button"
          class="aid-secondary"
          onClick={() => send({ type: 'move', move: 'stop' })}
        >
          {moveWords(position, 'stop')}
        </button>
        <MainButton
          text={move === undefined ? m.resist_choose_target() : moveWords(position, move)}
          onPress={move === undefined ? undefined : () => send({ type: 'move', move })}
        />
      </div>
    </>
  );
}

const PROMPTS: Readonly<Partial<Record<AskId, () => ComponentChildren>>> = {
  ...PLAY_PROMPTS,
  draft: DraftPrompt,
  strike: StrikePrompt,
  arrange: ArrangePrompt,
  decide: DecidePrompt,
};
