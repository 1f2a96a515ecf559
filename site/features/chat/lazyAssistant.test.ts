import { beforeEach, expect, test, vi } from 'vitest';

import { type FakeErrors, fakeAssistant, fakeErrors } from '#services/fakes';
import { chatbot } from '#services/knowledge';

import { lazyAssistant } from './lazyAssistant.ts';

const never = new AbortController().signal;

let errors: FakeErrors;
beforeEach(() => {
  errors = fakeErrors();
});

test('lazyAssistant greets and suggests like the loaded assistant', () => {
  const assistant = lazyAssistant(() => new Promise(() => {}), errors);
  expect(assistant).toMatchObject({ welcome: chatbot.welcome, suggestions: chatbot.suggestions });
  expect(assistant.status().mode).toBe('ai');
});

test('lazyAssistant answers a question as soon as the assistant is loaded', async () => {
  let arrive = (_real: ReturnType<typeof fakeAssistant.says>) => {};
  const assistant = lazyAssistant(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    errors,
  );
  const reply = assistant.reply('Hello?', [], never);
  arrive(fakeAssistant.says('Here I am.'));
  expect(await reply).toMatchObject({ content: 'Here I am.' });
});

test('lazyAssistant rejects a question while loading fails, and loads again for the next', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Connection lost.'));
  const assistant = lazyAssistant(load, errors);
  await expect(assistant.reply('Hello?', [], never)).rejects.toThrow('Connection lost.');
  expect(errors.reports.map(({ where }) => where)).toEqual(['chat.load']);
  load.mockResolvedValue(fakeAssistant.says('Here I am.'));
  expect(await assistant.reply('Hello?', [], never)).toMatchObject({ content: 'Here I am.' });
});

test('lazyAssistant prepares the assistant in an idle moment, before the first question', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => void idle());
  const prepare = vi.fn();
  lazyAssistant(async () => ({ ...fakeAssistant.says('Here I am.'), prepare }), errors);
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

test('lazyAssistant takes over the status of the loaded assistant', async () => {
  const real = fakeAssistant.offline();
  const assistant = lazyAssistant(async () => real, errors);
  const heard = vi.fn();
  const stop = assistant.subscribe(heard);
  await vi.waitFor(() => expect(assistant.status()).toBe(real.status()));
  expect(heard).toHaveBeenCalledOnce();
  assistant.tryAiAgain();
  expect(assistant.status().mode).toBe('ai');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  real.setStatus({ errors: 1 });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[D6] lazyAssistant hands on the choice to do without AI before the first question', async () => {
  const real = fakeAssistant.says('Here I am.');
  const assistant = lazyAssistant(async () => real, errors);
  assistant.setWithoutAi(true);
  expect(assistant.status().withoutAi).toBe(true);
  expect(await assistant.reply('Hello?', [], never)).toMatchObject({ source: 'site' });
  assistant.setWithoutAi(false);
  expect(real.status().withoutAi).toBe(false);
});

test('lazyAssistant answers a question asked without AI here, though AI is switched on while it loads', async () => {
  const real = fakeAssistant.says('Here I am.');
  const assistant = lazyAssistant(async () => real, errors);
  assistant.setWithoutAi(true);
  const reply = assistant.reply('Hello?', [], never);
  assistant.setWithoutAi(false);
  expect(await reply).toMatchObject({ source: 'site', unsent: true });
  expect(assistant.status().withoutAi).toBe(false);
});

test('lazyAssistant asks once whether there is a model, as soon as it is loaded', async () => {
  const checkModel = vi.fn(async () => {});
  const assistant = lazyAssistant(async () => ({ ...fakeAssistant.says('Here I am.'), checkModel }), errors);
  await assistant.reply('Hello?', [], never);
  await assistant.reply('Hello again?', [], never);
  expect(checkModel).toHaveBeenCalledOnce();
});
