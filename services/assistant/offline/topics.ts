import details from './details.json';
import type { Topic } from './Topic.ts';

/** All topics: one from each file of the folder, and the details, which `moreFaqs` or a post of that name answers. */
export const topics: readonly Topic[] = [
  ...Object.values(import.meta.glob<Topic>('./topics/*.ts', { eager: true, import: 'topic' })),
  ...Object.entries(details).map(([id, examples]) => ({ id, examples })),
];

/** The examples of a topic. */
export function examplesOf({ examples }: Topic): readonly string[] {
  return examples.trim().split(/;\s+/);
}
