import { expect, test } from 'vitest';

import { knowledge } from '#services/knowledge';
import { privacyPolicy } from '#site/content/legal.ts';
import { promises } from '#site/content/promises.ts';
import { notices } from '#site/features/chat/chat.content.ts';

test('the privacy page makes every promise, and the chat its own', () => {
  const page = JSON.stringify(privacyPolicy(knowledge));
  for (const promise of Object.values(promises)) expect(page).toContain(promise);
  expect(notices.ai.text).toContain(promises.masked);
  expect(notices.siteByChoice.text).toContain(promises.withoutAi);
});
