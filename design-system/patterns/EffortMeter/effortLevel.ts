/** Steps of effort: 1 little, 2 medium, 3 much. */
export type EffortLevel = 1 | 2 | 3;

const levels: ReadonlyMap<string, EffortLevel> = new Map([
  ['easy', 1],
  ['low', 1],
  ['medium', 2],
  ['hard', 3],
  ['high', 3],
]);

/** Ranks a difficulty in the words of the requirements (Data); `undefined` for any other word. */
export const effortLevel = (difficulty: string): EffortLevel | undefined =>
  levels.get(difficulty.trim().toLowerCase());
