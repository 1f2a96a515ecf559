import { describe, expect, test } from 'vitest';

import { type FakeReply, fakeGenerator } from '../generation/fakeGenerator.ts';
import { type GeneratedText, GenerationError } from '../generation/TextGenerator.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import { type AssistantOptions, createAssistant } from './createAssistant.ts';

const down = new GenerationError('http', 'down', 500);

function given(replies: readonly FakeReply[], options: Partial<AssistantOptions> = {}) {
  const generator = fakeGenerator.sequence(...replies);
  const assistant = createAssistant({ generator, knowledge, random: () => 0, ...options });
  return { assistant, generator, ask: (text = 'What is it?') => assistant.reply(text, []) };
}

describe('createAssistant, by the visitor’s choice', () => {
  test('sends nothing while the visitor wants no AI, and the next message again afterwards', async () => {
    const { assistant, generator, ask } = given(['Yes']);
    assistant.setWithoutAi(true);
    expect((await ask()).source).toBe('site');
    expect(generator.requests).toHaveLength(0);
    assistant.setWithoutAi(false);
    expect((await ask()).source).toBe('ai');
  });

  test('marks what was asked without AI, and never sends it later', async () => {
    const { assistant, generator } = given(['Yes']);
    assistant.setWithoutAi(true);
    const { unsent, content, source } = await assistant.reply('price', []);
    assistant.setWithoutAi(false);
    const history = [
      { content: 'price', isUser: true, unsent },
      { content, isUser: false, source },
    ];
    expect((await assistant.reply('and where?', history)).unsent).toBe(false);
    expect(JSON.stringify(generator.requests[0]?.turns)).not.toContain('price');
  });

  test('sends neither e-mail addresses nor telephone numbers', async () => {
    const { assistant, generator } = given([down]);
    const history = [{ content: 'I am anna@example.com', isUser: true }];
    await assistant.reply('Call me on 99 123 456', history);
    for (const { turns } of generator.requests) {
      const sent = JSON.stringify(turns);
      expect(sent).toContain('[email]');
      expect(sent).toContain('[number]');
      expect(sent).not.toMatch(/anna|123/);
    }
  });

  test('asks the server for the key when told to, and sends no question without one', async () => {
    const { assistant, generator, ask } = given(['Yes'], { checkModel: async () => false });
    await assistant.checkModel?.();
    expect(assistant.status().model).toBe('absent');
    expect(await ask()).toMatchObject({ source: 'site', unsent: true });
    expect(generator.requests).toEqual([]);
  });

  test('stops the request under way when the visitor chooses no AI, answers locally and counts no error', async () => {
    const { assistant, generator, ask } = given([fakeGenerator.ignoresAbort()]);
    const reply = ask('price');
    assistant.setWithoutAi(true);
    expect((await reply).source).toBe('site');
    expect(generator.requests[0]?.signal?.aborted).toBe(true);
    expect(assistant.status().errors).toBe(0);
  });
});

describe('createAssistant, with two messages at once', () => {
  test('counts each once and gives each its own answer', async () => {
    const { assistant, ask } = given([down]);
    const [price, place] = await Promise.all([ask('price'), ask('location')]);
    expect(price?.content).toContain('fixed price');
    expect(place?.content).toContain(knowledge.contact.headquarters.address);
    expect(assistant.status().errors).toBe(2);
  });
});

describe('createAssistant, with an answer that comes after a new try', () => {
  /** Lets the first request end in this way, but only after the mode went offline and was asked to try again. */
  async function lateAnswer(how: string | Error) {
    let end = () => {};
    const first = new Promise<GeneratedText>((resolve, reject) => {
      end = () => (typeof how === 'string' ? resolve({ text: how, finish: 'whole' }) : reject(how));
    });
    let requests = 0;
    const generator = {
      ...fakeGenerator.says(''),
      generate: () => {
        requests += 1;
        return requests === 1 ? first : Promise.reject(new GenerationError('http', 'down'));
      },
    };
    const assistant = createAssistant({ generator, knowledge });
    const late = assistant.reply('one', []);
    for (let message = 0; message < 3; message += 1) await assistant.reply('two', []);
    expect(assistant.status().mode).toBe('offline');
    assistant.tryAiAgain();
    end();
    return { reply: await late, status: assistant.status() };
  }

  test('a failure does not use the try up', async () => {
    const { status } = await lateAnswer(new GenerationError('http', 'late'));
    expect(status.mode).toBe('ai');
  });

  test('a success counts all the same', async () => {
    const { reply, status } = await lateAnswer('Late');
    expect(reply.content).toBe('Late');
    expect(status).toMatchObject({ mode: 'ai', errors: 0, withoutAi: false });
  });
});

test('createAssistant asks for the reply in one piece unless told otherwise', async () => {
  const generator = {
    ...fakeGenerator.says('Yes'),
    stream: () => {
      throw new Error('not asked for');
    },
  };
  expect((await createAssistant({ generator, knowledge }).reply('one', [])).content).toBe('Yes');
});
