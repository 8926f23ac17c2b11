import * as m from '#messages';
import { useView } from './view.ts';

/** Leads to a rule in the rulebook; the game stays open behind it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { rules } = useView();
  const link = rules[rule];
  if (!link) return null;
  const name = m.play_rule({ title: link.title });
  return (
    <a
      class="aid-rule aid-rule--brief"
      href={link.href}
      target="_blank"
      rel="noopener"
      aria-label={name}
      title={name}
    >
      §
    </a>
  );
}
