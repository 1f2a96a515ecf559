import { describe, expect, test, vi } from 'vitest';

import type { Assistant } from '#services';

/** Creates an implementation for each scenario of the contract. */
export interface AssistantScenarios {
  /** The model replies with this text. */
  says(text: string): Assistant;
  /** The model never responds. */
  hangs(): Assistant;
  /** There are only local answers. */
  offline(): Assistant;
  /** The chat itself fails. */
  fails(): Assistant;
}

const question = 'What services do you offer?';

/** Contract of every `Assistant`. Run it with each implementation, including the fake. */
export function describeAssistant(name: string, given: AssistantScenarios) {
  describe(`${name} keeps the Assistant contract`, () => {
    test('starts with a welcome and three suggested questions', () => {
      const { welcome, suggestions } = given.says('Yes');
      expect(welcome).toMatch(/^Hello! I'm .+ Assistant\. How can I help you today\?$/);
      expect(suggestions).toHaveLength(3);
      expect(suggestions[0]).toBe('What services do you offer?');
      expect(suggestions[2]).toBe('How can I contact you?');
    });

    test('replies with the text of the model, its source and three suggestions', async () => {
      const reply = await given.says('**Yes**').reply(question, []);
      expect(reply).toMatchObject({ content: '**Yes**', source: 'ai', pages: [] });
      expect(reply.suggestions).toHaveLength(3);
    });

    test('shows beginnings of the answer while it is written, none of a local one', async () => {
      const onWritten = vi.fn();
      await given.says('Yes, on weekdays').reply(question, [], undefined, onWritten);
      const written: string[] = onWritten.mock.calls.flat();
      expect(written.at(-1)).toBe('Yes, on weekdays');
      for (const text of written) expect('Yes, on weekdays').toContain(text);
      onWritten.mockClear();
      await given.offline().reply(question, [], undefined, onWritten);
      expect(onWritten).not.toHaveBeenCalled();
    });

    test('replies twice without changing the history', async () => {
      const assistant = given.says('Yes');
      const history = Object.freeze([Object.freeze({ content: 'before', isUser: true })]);
      await assistant.reply(question, history);
      expect((await assistant.reply(question, history)).content).toBe('Yes');
    });

    test('replies from the knowledge when offline, with links inside the site', async () => {
      const assistant = given.offline();
      const reply = await assistant.reply(question, []);
      expect(assistant.status().mode).toBe('offline');
      expect(reply.source).toBe('site');
      expect(reply.content.trim()).not.toBe('');
      expect(reply.pages.length).toBeGreaterThan(0);
      for (const { name: pageName, path } of reply.pages) {
        expect(pageName).not.toBe('');
        expect(path).toMatch(/^\/(?!\/)/);
      }
    });

    test('rejects with an AbortError when stopped, and counts no error', async () => {
      const assistant = given.hangs();
      const controller = new AbortController();
      const reply = assistant.reply(question, [], controller.signal);
      controller.abort();
      await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
      expect(assistant.status()).toMatchObject({ mode: 'ai', errors: 0, withoutAi: false });
    });

    test('rejects with an AbortError when it was stopped before it began', async () => {
      for (const assistant of [given.says('Yes'), given.offline()]) {
        await expect(assistant.reply(question, [], AbortSignal.abort())).rejects.toMatchObject({
          name: 'AbortError',
        });
      }
    });

    test('[ERR-11] rejects on an unexpected exception', async () => {
      await expect(given.fails().reply('qqxx zzyq', [])).rejects.toThrow();
    });

    test('returns the same status object until something changes', async () => {
      const assistant = given.says('Yes');
      await assistant.reply(question, []);
      const before = assistant.status();
      await assistant.reply(question, []);
      assistant.setWithoutAi(false);
      expect(assistant.status()).toBe(before);
      assistant.setWithoutAi(true);
      expect(assistant.status()).not.toBe(before);
    });

    test('replies from the knowledge while the visitor has AI switched off', async () => {
      const assistant = given.says('Yes');
      assistant.setWithoutAi(true);
      expect(assistant.status().withoutAi).toBe(true);
      expect((await assistant.reply(question, [])).source).toBe('site');
      assistant.setWithoutAi(false);
      expect((await assistant.reply(question, [])).source).toBe('ai');
    });

    test('says of each question whether it stayed here', async () => {
      const assistant = given.says('Yes');
      expect((await assistant.reply(question, [])).unsent).toBe(false);
      assistant.setWithoutAi(true);
      expect((await assistant.reply(question, [])).unsent).toBe(true);
    });

    test('notifies subscribers once per change, until they unsubscribe', () => {
      const assistant = given.says('Yes');
      const [first, second] = [vi.fn(), vi.fn()];
      const stopFirst = assistant.subscribe(first);
      assistant.subscribe(second);
      assistant.setWithoutAi(true);
      assistant.setWithoutAi(true);
      stopFirst();
      stopFirst();
      assistant.setWithoutAi(false);
      expect(first).toHaveBeenCalledTimes(1);
      expect(second).toHaveBeenCalledTimes(2);
    });

    test('lets a subscriber unsubscribe while it is notified', () => {
      const assistant = given.says('Yes');
      const last = vi.fn();
      const stop = assistant.subscribe(() => stop());
      assistant.subscribe(last);
      assistant.setWithoutAi(true);
      expect(last).toHaveBeenCalledTimes(1);
    });

    test('asks the model again after a retry', async () => {
      const assistant = given.offline();
      await assistant.reply(question, []);
      const changed = vi.fn();
      assistant.subscribe(changed);
      assistant.tryAiAgain();
      expect(assistant.status().mode).toBe('ai');
      expect(changed).toHaveBeenCalledTimes(1);
    });
  });
}
