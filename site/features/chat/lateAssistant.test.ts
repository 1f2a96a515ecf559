import { beforeEach, expect, test, vi } from 'vitest';

import { type FakeErrors, fakeAssistant, fakeErrors } from '#services/fakes';
import { chatbot } from '#services/knowledge';

import { lateAssistant } from './lateAssistant.ts';

const never = new AbortController().signal;

let errors: FakeErrors;
beforeEach(() => {
  errors = fakeErrors();
});

test('an assistant on its way greets and suggests like the real one', () => {
  const late = lateAssistant(() => new Promise(() => {}), errors);
  expect(late).toMatchObject({ welcome: chatbot.welcome, suggestions: chatbot.suggestions });
  expect(late.status().mode).toBe('ai');
});

test('a question waits for the assistant that is on its way', async () => {
  let arrive = (_real: ReturnType<typeof fakeAssistant.says>) => {};
  const late = lateAssistant(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    errors,
  );
  const reply = late.reply('Hello?', [], never);
  arrive(fakeAssistant.says('Here I am.'));
  expect(await reply).toMatchObject({ content: 'Here I am.' });
});

test('a question rejects while the assistant does not load, and the next tries again', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Connection lost.'));
  const late = lateAssistant(load, errors);
  await expect(late.reply('Hello?', [], never)).rejects.toThrow('Connection lost.');
  expect(errors.reports.map(({ where }) => where)).toEqual(['chat.load']);
  load.mockResolvedValue(fakeAssistant.says('Here I am.'));
  expect(await late.reply('Hello?', [], never)).toMatchObject({ content: 'Here I am.' });
});

test('the status becomes that of the assistant once it is there', async () => {
  const real = fakeAssistant.offline();
  const late = lateAssistant(async () => real, errors);
  const heard = vi.fn();
  const stop = late.subscribe(heard);
  await vi.waitFor(() => expect(late.status()).toBe(real.status()));
  expect(heard).toHaveBeenCalledOnce();
  late.tryAiAgain();
  expect(late.status().mode).toBe('ai');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  real.setStatus({ errors: 1 });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[D6] the choice to do without AI is handed on before the first question', async () => {
  const real = fakeAssistant.says('Here I am.');
  const late = lateAssistant(async () => real, errors);
  late.setWithoutAi(true);
  expect(late.status().withoutAi).toBe(true);
  expect(await late.reply('Hello?', [], never)).toMatchObject({ source: 'site' });
  late.setWithoutAi(false);
  expect(real.status().withoutAi).toBe(false);
});
