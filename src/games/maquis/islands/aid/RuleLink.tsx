import type { RuleId } from '#maquis/data/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';

/** Leads to a rule in the rulebook; the game stays open behind it. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { title, href } = useAid().rules[rule];
  return (
    <a class="aid-rule" href={href} target="_blank" rel="noopener">
      {m.maquis_table_rule({ title })}
    </a>
  );
}
