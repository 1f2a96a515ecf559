import details from './details.json';
import type { Topic } from './Topic.ts';

/**
 * All topics: one from each file in `topics`, and one from each entry of `details.json`. The answer to such an entry is
 * in `moreFaqs`, or is the blog post with that id.
 */
export const topics: readonly Topic[] = [
  ...Object.values(import.meta.glob<Topic>('./topics/*.ts', { eager: true, import: 'topic' })),
  ...Object.entries(details).map(([id, examples]) => ({ id, examples })),
];

export function examplesOf({ examples }: Topic): readonly string[] {
  return examples.trim().split(/;\s+/);
}
