import { describe, expect, test } from 'vitest';

import { isRecord } from '../isRecord.ts';
import { longestReply } from './geminiConfig.ts';
import { assertNotEmpty, assertNotTooLong, assertUsable, type ReplyPart, readReply } from './readReply.ts';

const nothing = {
  text: '',
  finishReason: undefined,
  finishMessage: undefined,
  blockReason: undefined,
  blockMessage: undefined,
  error: undefined,
  tokens: undefined,
  thoughtTokens: undefined,
};

describe('readReply', () => {
  test('[CALL-03] takes all that the first candidate says, thoughts left out', () => {
    const parts = [{ text: 'One ' }, { text: 'hm', thought: true }, { text: 7 }, null, { text: 'two' }];
    const reply = {
      candidates: [{ content: { parts }, finishReason: 'STOP', finishMessage: 'Done' }, { content: 'other' }],
      promptFeedback: { blockReason: 'SAFETY', blockReasonMessage: 'No' },
      usageMetadata: { totalTokenCount: 12, thoughtsTokenCount: 3 },
      error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Slow down' },
    };
    expect(readReply(reply)).toEqual({
      text: 'One two',
      finishReason: 'STOP',
      finishMessage: 'Done',
      blockReason: 'SAFETY',
      blockMessage: 'No',
      error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Slow down' },
      tokens: 12,
      thoughtTokens: 3,
    });
  });

  test.each([
    {},
    { candidates: 'a' },
    { candidates: [] },
    { candidates: [null], promptFeedback: [], error: 'bad', usageMetadata: 3 },
    { candidates: { 0: { finishReason: 'STOP' } } },
    {
      candidates: [{ finishReason: 'FINISH_REASON_UNSPECIFIED' }],
      promptFeedback: { blockReason: 'BLOCK_REASON_UNSPECIFIED' },
    },
    { candidates: [{ content: { parts: 'text' }, finishReason: '', finishMessage: 4 }] },
    { usageMetadata: { totalTokenCount: Number.NaN } },
    { usageMetadata: { totalTokenCount: '12' } },
  ])('finds nothing in %j', (value) => expect(readReply(value)).toEqual(nothing));

  test('fills what an error leaves out', () => {
    expect(readReply({ error: {} }).error).toEqual({ code: 500, status: 'UNKNOWN', message: '' });
  });

  test.each([undefined, null, 'text', 7, [{}]])('[ERR-04] refuses %j', (value) => {
    expect(() => readReply(value)).toThrow(
      expect.objectContaining({ problem: 'malformed', message: 'Error parsing JSON response' }),
    );
    expect(isRecord(value)).toBe(false);
  });
});

describe('assertUsable', () => {
  const chunk = (more: Partial<ReplyPart>) => () => assertUsable({ text: 'Hello', ...more });

  test.each([undefined, '', 'STOP', 'MAX_TOKENS'])('lets the finish reason %j pass', (finishReason) => {
    expect(chunk({ finishReason })).not.toThrow();
  });

  test.each(['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'OTHER'])(
    'takes %s for blocked',
    (finishReason) => {
      const message = `Candidate was blocked due to ${finishReason}`;
      expect(chunk({ finishReason })).toThrow(expect.objectContaining({ problem: 'blocked', message }));
      expect(chunk({ finishReason, finishMessage: 'So' })).toThrow(
        expect.objectContaining({ message: `${message}: So` }),
      );
    },
  );

  test('tells each other way to fail', () => {
    expect(chunk({ error: { code: 503, status: 'UNAVAILABLE', message: 'Later' } })).toThrow(
      expect.objectContaining({ problem: 'http', message: '[503 UNAVAILABLE] Later', status: 503 }),
    );
    expect(chunk({ blockReason: 'SAFETY', blockMessage: 'Rude' })).toThrow(
      expect.objectContaining({ problem: 'blocked', message: 'Response was blocked due to SAFETY: Rude' }),
    );
    expect(chunk({ finishReason: 'MALFORMED_FUNCTION_CALL' })).toThrow(
      expect.objectContaining({
        problem: 'incomplete',
        message: 'The AI service stopped before it was done (MALFORMED_FUNCTION_CALL)',
      }),
    );
    expect(chunk({ text: 'a\ufffdb' })).toThrow(
      expect.objectContaining({ problem: 'malformed', message: 'Error parsing JSON response' }),
    );
  });

  test('lets a reply repeat what could not be read in the question', () => {
    expect(() => assertUsable({ text: 'a\ufffdb' }, 'What is \ufffd?')).not.toThrow();
  });

  test('wants a word', () => {
    expect(() => assertNotEmpty(' a ', undefined)).not.toThrow();
    expect(() => assertNotEmpty(' \n', 'STOP')).toThrow(
      expect.objectContaining({ problem: 'incomplete', message: 'The AI service returned no text: STOP' }),
    );
  });

  test('takes the longest reply and no longer one', () => {
    expect(() => assertNotTooLong('x'.repeat(longestReply))).not.toThrow();
    expect(() => assertNotTooLong('x'.repeat(longestReply + 1))).toThrow(
      expect.objectContaining({
        problem: 'malformed',
        message: 'The AI service returned more text than a reply can have',
      }),
    );
  });
});
