/** Steps of effort: 1 little, 2 medium, 3 much. */
export type EffortLevel = 1 | 2 | 3;

const levels: ReadonlyMap<string, EffortLevel> = new Map([
  ['easy', 1],
  ['low', 1],
  ['medium', 2],
  ['hard', 3],
  ['high', 3],
]);

/** Rank of a difficulty such as "Medium"; `undefined` for any other word. */
export const effortLevel = (difficulty: string): EffortLevel | undefined =>
  levels.get(difficulty.trim().toLowerCase());
