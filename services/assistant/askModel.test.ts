import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';

import { type FakeReply, fakeGenerator } from '../generation/fakeGenerator.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { askModel, type ModelQuestion } from './askModel.ts';

function given(replies: readonly FakeReply[], rest: Partial<ModelQuestion> = {}) {
  const generator = fakeGenerator.sequence(...replies);
  const stop = new AbortController();
  const ask = () =>
    askModel({
      generator,
      system: 'Be kind.',
      history: [],
      question: 'What is it?',
      timeLimit: 1_000,
      stop: stop.signal,
      ...rest,
    });
  return { generator, stop, ask };
}

const down = new GenerationError('http', 'down', 500);

test('askModel says that an answer was cut, streamed or whole', async () => {
  for (const onWritten of [undefined, vi.fn()]) {
    const generator = fakeGenerator.saysCut('Half of');
    expect(await given([], { generator, onWritten }).ask()).toMatchObject({ text: 'Half of', cut: true });
  }
});

test('askModel shows no thoughts of the model, and takes a reply of thoughts alone for none', async () => {
  const onWritten = vi.fn();
  const generator = fakeGenerator.says('<think>Hm.</think>Yes');
  expect(await given([], { generator, onWritten }).ask()).toMatchObject({ text: 'Yes' });
  expect(onWritten.mock.calls.flat().join()).not.toContain('Hm');
  expect(await given(['<think>Hm.</think>', 'Yes']).ask()).toMatchObject({ text: 'Yes' });
});

test('askModel gives the text without the blanks around it', async () => {
  expect(await given([' Yes \n']).ask()).toEqual({ type: 'succeeded', text: 'Yes' });
});

test('askModel streams the first attempt for who reads along, and only that', async () => {
  const used: string[] = [];
  const generator = {
    generate: async () => {
      used.push('generate');
      return { text: 'Yes', finish: 'whole' as const };
    },
    async *stream() {
      used.push('stream');
      yield { text: 'Ye' };
      yield { text: 's', finish: 'whole' as const };
    },
  };
  expect(await given([], { generator }).ask()).toEqual({ type: 'succeeded', text: 'Yes' });
  const onWritten = vi.fn();
  expect(await given([], { generator, onWritten }).ask()).toEqual({
    type: 'succeeded',
    text: 'Yes',
  });
  expect(onWritten.mock.calls).toEqual([['Ye'], ['Yes']]);
  expect(used).toEqual(['generate', 'stream']);
});

describe('askModel asks once more', () => {
  test.each<[string, FakeReply]>([
    ['after a failure', down],
    ['after an empty reply', ' \n'],
  ])('%s, and then no more', async (_, reply) => {
    const { generator, ask } = given([reply]);
    expect(await ask()).toEqual({ type: 'failed' });
    expect(generator.requests).toHaveLength(2);
  });

  test.each<[string, FakeReply, string]>([
    ['without a key', fakeGenerator.unconfigured(), 'unconfigured'],
    ['when the request was ended', fakeGenerator.fails('aborted'), 'failed'],
  ])('but not %s', async (_, reply, type) => {
    const { generator, ask } = given([reply]);
    expect(await ask()).toMatchObject({ type });
    expect(generator.requests).toHaveLength(1);
  });
});

test('askModel logs what a generator must not throw, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError('oops');
  expect(await given([down, fakeGenerator.unconfigured()]).ask()).toEqual({ type: 'unconfigured' });
  expect(log).not.toHaveBeenCalled();
  expect(await given([error, 'Yes']).ask()).toEqual({ type: 'succeeded', text: 'Yes' });
  expect(log.mock.calls).toEqual([['chat.model', error]]);
  log.mockRestore();
});

describe('askModel, when stopped', () => {
  test('before it began, sends nothing', async () => {
    const { generator, stop, ask } = given(['Yes']);
    stop.abort();
    expect(await ask()).toEqual({ type: 'stopped' });
    expect(generator.requests).toEqual([]);
  });

  test('while it waits, ends the request at once', async () => {
    const { generator, stop, ask } = given([fakeGenerator.ignoresAbort()]);
    const outcome = ask();
    stop.abort();
    expect(await outcome).toEqual({ type: 'stopped' });
    expect(generator.requests[0]?.signal?.aborted).toBe(true);
  });

  test('says so, whatever the model answers in the same moment', async () => {
    const stop = new AbortController();
    const generator = {
      ...fakeGenerator.says(''),
      generate: async () => {
        stop.abort();
        return { text: 'Yes', finish: 'whole' as const };
      },
    };
    expect(await given([], { generator, stop: stop.signal }).ask()).toEqual({ type: 'stopped' });
  });
});

test('askModel leaves no timer and no listener behind', async () => {
  vi.useFakeTimers();
  const { stop, ask } = given(['Yes']);
  await ask();
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  vi.useRealTimers();
});
