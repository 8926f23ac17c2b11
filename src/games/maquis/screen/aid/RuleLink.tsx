import type { RuleId } from '#maquis/data/index.ts';
import * as m from '#messages';
import { useRules } from './aid.ts';

interface Props {
  readonly rule: RuleId;
  /** Only a sign, for lists in which every line has a rule; its name is still read out. */
  readonly brief?: boolean;
}

/** Leads to a rule in the rulebook; the game stays open behind it. */
export function RuleLink({ rule, brief = false }: Props) {
  const { title, href } = useRules()[rule];
  const name = m.maquis_table_rule({ title });
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
