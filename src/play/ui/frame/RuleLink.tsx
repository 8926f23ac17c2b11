import { useContext } from 'preact/hooks';
import * as m from '#messages';
import type { Reason } from '#play/rules/game-rules.ts';
import {
  type RuleLinks,
  RulesContext,
  ruleLinkIn,
  SessionProvider,
  useSession,
} from './session.ts';

interface Props {
  /** The id of a rule of the game. */
  readonly rule: string;
  /** Only a sign, for lists in which every line has a rule; its name is still read out. */
  readonly brief?: boolean;
}

/** Leads to a rule in the rulebook; the game stays open behind it. */
export function RuleLink({ rule, brief = false }: Props) {
  const link = ruleLinkIn(useRules(), rule);
  if (!link) return null;
  const { title, href } = link;
  const name = m.play_rule({ title });
  return (
    <a
      class={brief ? 'aid-rule aid-rule--brief' : 'aid-rule'}
      href={href}
      target="_blank"
      rel="noopener"
      {...(brief ? { 'aria-label': name, title } : {})}
    >
      {brief ? '§' : name}
    </a>
  );
}

/** The rules as links, inside of a game or beside one. */
function useRules(): RuleLinks {
  const session = useContext(SessionProvider);
  const rules = useContext(RulesContext) ?? session?.rules;
  if (!rules) throw new Error('nobody handed in the rules');
  return rules;
}

/** Why something cannot be done, each reason with its rule; without a list, why the last thing was not. */
export function Reasons({ reasons }: { readonly reasons?: readonly Reason[] }) {
  const { mode, state } = useSession();
  const told = reasons ?? state.context.rejected;
  if (told.length === 0) return null;
  const list = (
    <ul class="aid-reasons">
      {told.map((reason) => (
        <li key={`${reason.code} ${JSON.stringify(reason.params)}`}>
          {mode.text.reason(reason, state.context.replayed?.position)}{' '}
          {reason.rule && <RuleLink rule={reason.rule} />}
        </li>
      ))}
    </ul>
  );
  // Nothing else on the screen tells who cannot see it that what was just tried was refused.
  return told === state.context.rejected ? <div role="alert">{list}</div> : list;
}
