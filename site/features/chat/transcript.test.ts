import { expect, test } from 'vitest';

import { transcript } from './transcript.ts';

const asked = { id: 0, content: 'Hi?', isUser: true };
const byAi = { id: 1, content: 'By a model.', isUser: false, source: 'ai' } as const;
const bySite = { id: 2, content: 'By a page.', isUser: false, source: 'site' } as const;

test('a transcript marks the answers of AI for people and for programs', () => {
  expect(transcript([asked, byAi, bySite])).toBe(
    '---\ndigitalSourceType: http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia\n---\n\n**You:** Hi?\n\n**Assistant (AI):** By a model.\n\n**Assistant:** By a page.',
  );
});

test('a transcript without AI holds no mark of it', () => {
  expect(transcript([asked, bySite])).toBe('**You:** Hi?\n\n**Assistant:** By a page.');
});

test('a transcript says of an answer that stopped before its end that it did', () => {
  expect(transcript([asked, { ...bySite, cut: true }])).toBe(
    '**You:** Hi?\n\n**Assistant:** By a page.\n\n[This answer stopped before its end.]',
  );
});
