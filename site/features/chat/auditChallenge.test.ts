import { describe, expect, test } from 'vitest';

import { emptyAuditForm, maxAnswerLengths } from '#services';

import { addToChallenge, challengeFromMessages } from './auditChallenge.ts';
import type { DisplayedMessage } from './conversation.ts';

const visitorMessages = (...contents: string[]): DisplayedMessage[] =>
  contents.flatMap((content, place) => [
    { id: place * 2, content, isUser: true },
    { id: place * 2 + 1, content: 'An answer.', isUser: false },
  ]);

describe('the challenge that the chat gives to the audit form', () => {
  test('is what the visitor said, in order, without the answers', () => {
    expect(challengeFromMessages(visitorMessages('We type twice.', 'Every day.'))).toBe(
      'We type twice.\nEvery day.',
    );
  });

  test('has at most as many characters as the form takes, the newest first to stay', () => {
    const text = challengeFromMessages(visitorMessages('old '.repeat(900), 'new '.repeat(900)));
    expect(text.length).toBeLessThanOrEqual(maxAnswerLengths.challengeDescription);
    expect(text).toMatch(/^new/);
  });

  test('is added once to the challenge in the form and leaves the other answers alone', () => {
    const form = { ...emptyAuditForm, businessName: 'Bakery', challengeDescription: 'Orders.' };
    const once = addToChallenge(form, 'We type twice.');
    expect(once).toEqual({ ...form, challengeDescription: 'Orders.\n\nWe type twice.' });
    expect(addToChallenge(once, 'We type twice.')).toBe(once);
  });

  test('is not added when the challenge in the form leaves too little room', () => {
    const challengeDescription = 'x'.repeat(maxAnswerLengths.challengeDescription);
    expect(addToChallenge({ ...emptyAuditForm, challengeDescription }, 'More.')).toMatchObject({
      challengeDescription,
    });
  });
});
