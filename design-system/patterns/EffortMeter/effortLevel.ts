/** Level of effort: 1 is little, 2 is medium, 3 is much. */
export type EffortLevel = 1 | 2 | 3;

const levels: ReadonlyMap<string, EffortLevel> = new Map([
  ['easy', 1],
  ['low', 1],
  ['medium', 2],
  ['hard', 3],
  ['high', 3],
]);

/** Returns the level of a difficulty such as "Medium", or `undefined` for an unknown word. */
export const effortLevel = (difficulty: string): EffortLevel | undefined =>
  levels.get(difficulty.trim().toLowerCase());
