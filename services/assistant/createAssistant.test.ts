import { afterEach, describe, expect, test, vi } from 'vitest';

import { type FakeReply, fakeGenerator } from '../generation/fakeGenerator.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { emergency } from '../knowledge/emergency.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import type { ChatMessage } from './Assistant.ts';
import { type AssistantOptions, createAssistant, limitNotices } from './createAssistant.ts';

const down = new GenerationError('http', 'down', 500);

function given(replies: readonly FakeReply[], options: Partial<AssistantOptions> = {}) {
  const generator = fakeGenerator.sequence(...replies);
  const assistant = createAssistant({ generator, knowledge, random: () => 0, ...options });
  return { assistant, generator, ask: (text = 'What is it?') => assistant.reply(text, []) };
}

afterEach(() => vi.useRealTimers());

describe('createAssistant, with a model that works', () => {
  test('answers with the model’s words and names no page', async () => {
    const { ask } = given(['**Yes**']);
    expect(await ask()).toMatchObject({ content: '**Yes**', source: 'ai', pages: [] });
  });

  test('[CALL-14] sends one request: instruction, the last five messages, the question', async () => {
    const { assistant, generator } = given(['Yes']);
    const history: ChatMessage[] = [
      { content: 'Hello!', isUser: false },
      { content: 'one', isUser: true },
      { content: 'two', isUser: false, source: 'ai' },
      { content: 'three', isUser: true },
      { content: 'four', isUser: false, source: 'site' },
      { content: 'five', isUser: true },
      { content: 'six', isUser: false, source: 'ai' },
    ];
    await assistant.reply('  seven ', history);
    expect(generator.requests).toHaveLength(1);
    expect(generator.requests[0]?.turns.map(({ text }) => text)).toEqual(['three', 'five', 'six', 'seven']);
    expect(generator.requests[0]?.system).toContain(knowledge.company.fullName);
    expect(generator.requests[0]?.intent).toBe('chat');
  });

  test('answers somebody in danger here, sends nothing and offers nothing of ours', async () => {
    const { assistant, generator } = given(['Yes']);
    const reply = await assistant.reply('my brother is not breathing', []);
    expect(reply).toMatchObject({ source: 'site', unsent: true, pages: [], suggestions: [] });
    expect(reply.content).toContain(emergency.number);
    const next = { content: 'my brother is not breathing', isUser: true, unsent: reply.unsent };
    await assistant.reply('what do you do?', [next]);
    expect(JSON.stringify(generator.requests.map(({ turns }) => turns))).not.toContain('brother');
  });

  test('offers a call and the contact card beside the words of the model', async () => {
    const { ask } = given(['Yes'], {
      knowledge: { ...knowledge, features: { ...knowledge.features, calls: true } },
    });
    expect((await ask('can we schedule a call?')).offers).toEqual(['call']);
    expect((await ask('write to a@example.com')).offers).toEqual(['contact']);
    expect((await ask('what do you do?')).offers).toBeUndefined();
  });

  test('suggests by question and reply', async () => {
    const title = knowledge.offerings[0]?.title ?? '';
    const { ask } = given([`Try ${title}.`]);
    expect((await ask('What services do you offer?')).suggestions[0]).toBe(`Tell me more about ${title}`);
  });
});

describe('createAssistant, with a gateway that has been asked enough', () => {
  test.each(['limited', 'exhausted'] as const)(
    'says why the site answers, and counts nothing: %s',
    async (problem) => {
      const { assistant, generator, ask } = given([fakeGenerator.fails(problem), 'Again']);
      const { content, source } = await ask();
      expect(source).toBe('site');
      expect(content.startsWith(limitNotices[problem])).toBe(true);
      expect(content.length).toBeGreaterThan(limitNotices[problem].length + 20);
      expect(generator.requests).toHaveLength(1);
      expect(assistant.status()).toMatchObject({ mode: 'ai', errors: 0 });
      expect(await ask()).toMatchObject({ content: 'Again', source: 'ai' });
    },
  );
});

describe('createAssistant, with a model that fails', () => {
  test('[CALL-06, CONST-04] asks once more as a single prompt, and counts nothing when that works', async () => {
    const { assistant, generator, ask } = given([down, 'Second']);
    expect(await ask()).toMatchObject({ content: 'Second', source: 'ai' });
    expect(generator.requests).toHaveLength(2);
    expect(generator.requests[1]?.turns).toHaveLength(1);
    expect(assistant.status().errors).toBe(0);
  });

  test('[CALL-07, R-30] answers from the site after two requests, counts one error and shows none', async () => {
    const { assistant, generator, ask } = given([down]);
    expect(await ask('price')).toMatchObject({
      source: 'site',
      pages: [{ path: '/contact' }, { path: '/ai-audit' }],
    });
    expect(generator.requests).toHaveLength(2);
    expect(assistant.status()).toMatchObject({ mode: 'ai', errors: 1, withoutAi: false });
  });

  test('stops asking after three messages', async () => {
    const { assistant, generator, ask } = given([down]);
    for (let message = 0; message < 5; message += 1) expect((await ask()).source).toBe('site');
    expect(generator.requests).toHaveLength(6);
    expect(assistant.status()).toMatchObject({ mode: 'offline', errors: 3, withoutAi: false });
  });

  test('[ST-04] starts counting again after a success', async () => {
    const { generator, ask } = given([down, down, down, down, 'ok', down, down, down, down, 'ok again']);
    const sources = [];
    for (let message = 0; message < 6; message += 1) sources.push((await ask()).source);
    expect(sources).toEqual(['site', 'site', 'ai', 'site', 'site', 'ai']);
    expect(generator.requests).toHaveLength(10);
  });

  test.each([[''], ['  \n ']])('never shows "%s" as a reply, and counts it as an error', async (empty) => {
    const { assistant, ask } = given([empty]);
    expect((await ask()).content.trim()).not.toBe('');
    expect(assistant.status().errors).toBe(1);
  });

  test('treats a generator that breaks its promise like one that fails, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { assistant, ask } = given([new TypeError('oops')]);
    expect((await ask()).source).toBe('site');
    expect(assistant.status().errors).toBe(1);
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  test('answers from the site when both attempts together take 30 seconds, however they are spread', async () => {
    vi.useFakeTimers();
    const { assistant, generator, ask } = given([down, fakeGenerator.ignoresAbort()]);
    const reply = ask();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(assistant.status().errors).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect((await reply).source).toBe('site');
    expect(generator.requests).toHaveLength(2);
    expect(generator.requests[1]?.signal?.aborted).toBe(true);
    expect(assistant.status().errors).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not ask a second time when the first attempt used up the time', async () => {
    const { generator, ask } = given([fakeGenerator.ignoresAbort()], { timeLimit: 5 });
    await ask();
    expect(generator.requests).toHaveLength(1);
  });
});

describe('createAssistant, for a visitor who reads along', () => {
  const writing = async (streaming: boolean | undefined, ...replies: FakeReply[]) => {
    const { assistant } = given(replies, streaming === undefined ? {} : { streaming });
    const onWritten = vi.fn();
    const { content, source } = await assistant.reply('one', [], undefined, onWritten);
    return { content, source, written: onWritten.mock.calls.flat() };
  };

  test('shows what is written of the answer, and replies with the whole', async () => {
    expect(await writing(undefined, 'Three  words *here*. ')).toEqual({
      content: 'Three  words *here*.',
      source: 'ai',
      written: ['Three', 'Three  words', 'Three  words *here*.'],
    });
  });

  test('asks for the whole answer after a stream that failed', async () => {
    expect(await writing(undefined, down, 'In one.')).toEqual({
      content: 'In one.',
      source: 'ai',
      written: [],
    });
  });

  test('shows nothing before the end when streaming is off', async () => {
    expect(await writing(false, 'Three words here.')).toMatchObject({ source: 'ai', written: [] });
  });
});

describe('createAssistant, without a key', () => {
  test('goes offline after one request, with no error shown', async () => {
    const { assistant, generator, ask } = given([fakeGenerator.unconfigured()]);
    for (let message = 0; message < 4; message += 1) expect((await ask('hello')).source).toBe('site');
    expect(generator.requests).toHaveLength(1);
    expect(assistant.status().mode).toBe('offline');
  });
});

describe('createAssistant, when the visitor stops a reply', () => {
  test('ends the request, rejects and leaves no listener behind', async () => {
    const { assistant, generator } = given([fakeGenerator.ignoresAbort()]);
    const stop = new AbortController();
    const added = vi.spyOn(stop.signal, 'addEventListener');
    const removed = vi.spyOn(stop.signal, 'removeEventListener');
    const reply = assistant.reply('one', [], stop.signal);
    stop.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    expect(generator.requests[0]?.signal?.aborted).toBe(true);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(assistant.status().errors).toBe(0);
  });

  test('before it began, sends nothing', async () => {
    const { assistant, generator } = given(['Yes']);
    await expect(assistant.reply('one', [], AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(generator.requests).toEqual([]);
  });
});

test('createAssistant lets a request go on when the visitor only confirms that AI is wanted', async () => {
  const { assistant, generator, ask } = given([fakeGenerator.ignoresAbort()], { timeLimit: 20 });
  const reply = ask();
  assistant.setWithoutAi(false);
  expect(generator.requests[0]?.signal?.aborted).toBe(false);
  await reply;
});
