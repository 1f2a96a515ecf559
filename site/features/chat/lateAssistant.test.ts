import { describe, expect, test, vi } from 'vitest';

import { fakeAssistant } from '#services/fakes';
import { chatbot } from '#services/knowledge';

import { lateAssistant } from './lateAssistant.ts';

const never = new AbortController().signal;

describe('the stand-in for an assistant that did not load', () => {
  test('greets like the real one', () => {
    const late = lateAssistant(() => Promise.reject(new Error('No.')));
    expect(late).toMatchObject({ welcome: chatbot.welcome, suggestions: [] });
    expect(late.status().mode).toBe('ai');
  });

  test('rejects while the real one does not load, and tries again with the next question', async () => {
    const real = fakeAssistant.says('Here I am.');
    const load = vi.fn().mockRejectedValueOnce(new Error('Connection lost.')).mockResolvedValue(real);
    const late = lateAssistant(load);
    await expect(late.reply('Hello?', [], never)).rejects.toThrow('Connection lost.');
    expect(await late.reply('Hello?', [], never)).toMatchObject({ content: 'Here I am.' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('[D6] hands on the choice to do without AI before the first question', async () => {
    const real = fakeAssistant.says('Here I am.');
    const deeds: string[] = [];
    const late = lateAssistant(async () => ({
      ...real,
      setWithoutAi: (withoutAi) => void deeds.push(`without AI: ${withoutAi}`),
      reply(...question) {
        deeds.push('asked');
        return real.reply(...question);
      },
    }));
    const heard = vi.fn();
    const stop = late.subscribe(heard);
    late.setWithoutAi(true);
    expect(late.status().withoutAi).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    await late.reply('Hello?', [], never);
    expect(deeds).toEqual(['without AI: true', 'asked']);
    stop();
    late.setWithoutAi(false);
    expect(heard).toHaveBeenCalledOnce();
  });
});
