import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { promises } from '#site/content/promises.ts';

import { proseOfPost } from './prose.ts';

test('the post about the assistant makes the promises of the chat', () => {
  const post = proseOfPost(readFileSync('site/content/posts/assistant-without-ai.md', 'utf8'));
  for (const promise of [promises.masked, promises.withoutAi, promises.atGoogle])
    expect(post).toContain(promise);
});
