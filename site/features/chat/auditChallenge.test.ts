import { describe, expect, test } from 'vitest';

import { emptyAuditForm, longestAnswers } from '#services';

import { addToChallenge, challengeFromMessages } from './auditChallenge.ts';
import type { DisplayedMessage } from './conversation.ts';

const said = (...contents: string[]): DisplayedMessage[] =>
  contents.flatMap((content, place) => [
    { id: place * 2, content, isUser: true },
    { id: place * 2 + 1, content: 'An answer.', isUser: false },
  ]);

describe('what the chat hands to the audit', () => {
  test('is what the visitor said, in order, and no answer', () => {
    expect(challengeFromMessages(said('We type twice.', 'Every day.'))).toBe('We type twice.\nEvery day.');
  });

  test('never grows beyond what the form takes, and keeps the newest', () => {
    const text = challengeFromMessages(said('old '.repeat(900), 'new '.repeat(900)));
    expect(text.length).toBeLessThanOrEqual(longestAnswers.challengeDescription);
    expect(text).toMatch(/^new/);
  });

  test('is added to what stands in the form, once, and touches no other answer', () => {
    const form = { ...emptyAuditForm, businessName: 'Bakery', challengeDescription: 'Orders.' };
    const once = addToChallenge(form, 'We type twice.');
    expect(once).toEqual({ ...form, challengeDescription: 'Orders.\n\nWe type twice.' });
    expect(addToChallenge(once, 'We type twice.')).toBe(once);
  });

  test('leaves the form alone when both do not fit', () => {
    const challengeDescription = 'x'.repeat(longestAnswers.challengeDescription);
    expect(addToChallenge({ ...emptyAuditForm, challengeDescription }, 'More.')).toMatchObject({
      challengeDescription,
    });
  });
});
