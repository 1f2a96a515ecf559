import type { Topic } from './Topic.ts';

/** All topics, one from each file of the folder: a new file there is a new topic. */
export const topics: readonly Topic[] = Object.values(
  import.meta.glob<Topic>('./topics/*.ts', { eager: true, import: 'topic' }),
);

/** The examples of a topic. */
export function examplesOf({ examples }: Topic): readonly string[] {
  return examples.trim().split(/;\s+/);
}
