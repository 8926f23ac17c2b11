/** What is wrong, as a code, with what it speaks of and the rule it rests on. Words come at the edge. */
export interface CodedReason<Code extends string, Rule extends string> {
  readonly code: Code;
  readonly rule: Rule;
  readonly params: Readonly<Record<string, string | number>>;
}

type RuleOf<Code extends string, Rule extends string> = Readonly<Record<Code, Rule>>;

/** Every code of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const codesOf = <Code extends string>(ruleOf: RuleOf<Code, string>): readonly Code[] =>
  Object.freeze(Object.keys(ruleOf) as Code[]);

/** Makes reasons of a list of codes; a rule of its own may stand in for the one of the list. */
export const reasonFrom =
  <Code extends string, Rule extends string>(ruleOf: RuleOf<Code, Rule>) =>
  (
    code: Code,
    params: CodedReason<Code, Rule>['params'] = {},
    rule: Rule = ruleOf[code],
  ): CodedReason<Code, Rule> => ({ code, rule, params });
