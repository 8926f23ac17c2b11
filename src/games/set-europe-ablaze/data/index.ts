/** What the printed rules of Set Europe Ablaze say in numbers and names, frozen. */
export * from './actions.ts';
export * from './calendar.ts';
export * from './cases.ts';
export * from './costs.ts';
export * from './examples.ts';
export * from './house-options.ts';
export * from './known-dice.ts';
export * from './limits.ts';
export * from './rules.ts';
export * from './ruling-list.ts';
export * from './rulings.ts';
export * from './sequence.ts';
