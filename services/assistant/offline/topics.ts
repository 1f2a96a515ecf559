import details from './details.json';
import type { Topic } from './Topic.ts';

/**
 * All topics: one from each file of the directory, and the details, which `moreFaqs` or a blog post with the same id
 * answers.
 */
export const topics: readonly Topic[] = [
  ...Object.values(import.meta.glob<Topic>('./topics/*.ts', { eager: true, import: 'topic' })),
  ...Object.entries(details).map(([id, examples]) => ({ id, examples })),
];

export function examplesOf({ examples }: Topic): readonly string[] {
  return examples.trim().split(/;\s+/);
}
