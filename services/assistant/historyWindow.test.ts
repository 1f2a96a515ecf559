import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ChatMessage } from './Assistant.ts';
import { historyWindow } from './historyWindow.ts';

const user = (content: string): ChatMessage => ({ content, isUser: true });
const ai = (content: string): ChatMessage => ({ content, isUser: false, source: 'ai' });
const site = (content: string): ChatMessage => ({ content, isUser: false, source: 'site' });
const error = (content: string): ChatMessage => ({ content, isUser: false, source: 'error' });
const welcome: ChatMessage = { content: 'Hello!', isUser: false };

const texts = (history: readonly ChatMessage[]) => historyWindow(history).map(({ text }) => text);

describe('[CALL-05, A19] the history window', () => {
  test('shows the last five messages', () => {
    expect(texts([user('1'), ai('2'), user('3'), ai('4'), user('5'), ai('6'), user('7')])).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  test('starts with the visitor', () => {
    expect(historyWindow([user('1'), ai('2'), user('3'), ai('4'), user('5'), ai('6')])).toEqual([
      { role: 'user', text: '3' },
      { role: 'model', text: '4' },
      { role: 'user', text: '5' },
      { role: 'model', text: '6' },
    ]);
  });

  test('never shows the welcome, a local answer or an error as the model’s words', () => {
    expect(texts([welcome, user('1'), site('2'), user('3'), error('4')])).toEqual(['1', '3']);
  });

  test('is empty without a message of the visitor', () => {
    expect(texts([welcome, ai('2')])).toEqual([]);
    expect(texts([])).toEqual([]);
  });

  test('holds at most five turns, in order, the first of them the visitor’s, for any history', () => {
    const message = fc.record(
      {
        content: fc.string(),
        isUser: fc.boolean(),
        source: fc.constantFrom('ai' as const, 'site' as const, 'error' as const),
      },
      { requiredKeys: ['content', 'isUser'] },
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), (history) => {
        const window = historyWindow(history);
        expect(window.length).toBeLessThanOrEqual(5);
        expect(window[0]?.role ?? 'user').toBe('user');
        const last = history.slice(-5).map(({ content }) => content);
        let from = 0;
        for (const { text } of window) {
          const at = last.indexOf(text, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }),
    );
  });

  test('shows nothing that was asked without AI, nor its answer', () => {
    const turns = historyWindow([
      { content: 'sent', isUser: true },
      { content: 'answer', isUser: false, source: 'ai' },
      { content: 'not sent', isUser: true, unsent: true },
      { content: 'local', isUser: false, source: 'site' },
    ]);
    expect(turns.map(({ text }) => text)).toEqual(['sent', 'answer']);
  });
});
