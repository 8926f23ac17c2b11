import * as m from '#messages';
import { ruleLinkIn, useRules } from './session.ts';

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
