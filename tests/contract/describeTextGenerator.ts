import { afterEach, describe, expect, test } from 'vitest';

import {
  type GeneratedPart,
  type GeneratedText,
  GenerationError,
  type GenerationRequest,
  type TextGenerator,
} from '#services';

/** A generator in a scenario. */
export interface GeneratorUnderTest {
  readonly generator: TextGenerator;
  /** Number of requests for a reply that have reached the model. */
  asked(): number;
  /** Closes the servers of the scenario. */
  close?(): Promise<void>;
}

/** Creates a generator for each scenario of the contract. */
export interface Scenarios {
  /** The model replies with these texts, one for each request. */
  says(...texts: readonly string[]): Promise<GeneratorUnderTest>;
  /** The model replies with this text and reaches its token limit. */
  saysCut(text: string): Promise<GeneratorUnderTest>;
  /** The model's service responds with this status. */
  fails(status: number): Promise<GeneratorUnderTest>;
  /** The model never responds. */
  hangs(): Promise<GeneratorUnderTest>;
  /** There is no key. */
  unconfigured(): Promise<GeneratorUnderTest>;
  /** Whether only replies are available, because our gateway forwards nothing else. */
  readonly repliesOnly?: boolean;
}

const question: GenerationRequest = {
  system: 'You are the assistant of a consultancy.',
  turns: [
    { role: 'user', text: 'Hello' },
    { role: 'model', text: 'Hello. How can I help?' },
    { role: 'user', text: 'What do you do?' },
  ],
  intent: 'chat',
};
const asking = (change: Partial<GenerationRequest>): GenerationRequest => ({ ...question, ...change });

async function pieces(stream: AsyncIterable<GeneratedPart>): Promise<GeneratedPart[]> {
  const all: GeneratedPart[] = [];
  for await (const piece of stream) all.push(piece);
  return all;
}

/** Returns all parts of a stream. Throws unless only the last part has a finish. */
async function joined(stream: AsyncIterable<GeneratedPart>): Promise<GeneratedText> {
  const all = await pieces(stream);
  const ends = all.flatMap(({ finish }) => finish ?? []);
  const finish = all.at(-1)?.finish;
  if (!finish || ends.length !== 1) throw new Error(`The stream said ${ends.length} times how it ended.`);
  return { text: all.map(({ text }) => text).join(''), finish };
}

/** The two methods that return a reply. */
const ways: readonly (readonly [
  string,
  (g: TextGenerator, request: GenerationRequest) => Promise<GeneratedText>,
])[] = [
  ['generate', (generator, request) => generator.generate(request)],
  ['stream', (generator, request) => joined(generator.stream(request))],
];

const whole = (text: string): GeneratedText => ({ text, finish: 'whole' });
const problem = (wanted: string, more: object = {}) =>
  expect.objectContaining({ name: 'GenerationError', problem: wanted, ...more });

/** Contract of every `TextGenerator`. */
export function describeTextGenerator(name: string, scenarios: Scenarios): void {
  describe(`${name} keeps the TextGenerator contract`, () => {
    let current: GeneratorUnderTest | undefined;
    afterEach(async () => {
      await current?.close?.();
      current = undefined;
    });
    const meet = async (scenario: Promise<GeneratorUnderTest>) => {
      current = await scenario;
      return current;
    };

    describe.each(ways)('%s', (_, ask) => {
      test('returns the text of the reply', async () => {
        const { generator, asked } = await meet(scenarios.says('We build **voice agents**.\n\n- Γεια σας'));
        expect(await ask(generator, question)).toEqual(whole('We build **voice agents**.\n\n- Γεια σας'));
        expect(asked()).toBe(1);
      });

      test('returns each request its own reply', async () => {
        const { generator } = await meet(scenarios.says('first', 'second'));
        expect(await ask(generator, question)).toEqual(whole('first'));
        expect(await ask(generator, asking({ intent: 'audit' }))).toEqual(whole('second'));
      });

      test('returns a reply that repeats half a character of the question', async () => {
        const { generator } = await meet(scenarios.says('Half a \ufffd?'));
        const request = asking({ turns: [{ role: 'user', text: 'Half a \ud83d' }] });
        expect(await ask(generator, request)).toEqual(whole('Half a \ufffd?'));
      });

      test('says that a reply was cut by the limit of its tokens', async () => {
        const { generator } = await meet(scenarios.saysCut('We build voice'));
        expect(await ask(generator, question)).toEqual({ text: 'We build voice', finish: 'cut' });
      });

      test('works without an instruction', async () => {
        const { generator } = await meet(scenarios.says('Fine.'));
        expect(await ask(generator, asking({ system: '' }))).toEqual(whole('Fine.'));
      });

      test('[ERR-01] rejects when the service fails, after one request', async () => {
        const { generator, asked } = await meet(scenarios.fails(500));
        const failure = await ask(generator, question).catch((error) => error);
        expect(failure).toBeInstanceOf(GenerationError);
        expect(failure).toEqual(problem('http', { message: expect.stringMatching(/^\[50\d [^\]]+\] ./) }));
        expect(asked()).toBe(1);
      });

      test('[D4] rejects without a key, and sends no request', async () => {
        const { generator, asked } = await meet(scenarios.unconfigured());
        await expect(ask(generator, question)).rejects.toEqual(problem('unconfigured'));
        expect(asked()).toBe(0);
      });

      test('sends nothing when the signal is aborted beforehand', async () => {
        const { generator, asked } = await meet(scenarios.says('Never.'));
        await expect(ask(generator, asking({ signal: AbortSignal.abort() }))).rejects.toEqual(
          problem('aborted'),
        );
        expect(asked()).toBe(0);
      });

      test('stops waiting when the signal aborts', async () => {
        const { generator } = await meet(scenarios.hangs());
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 50);
        await expect(ask(generator, asking({ signal: controller.signal }))).rejects.toEqual(
          problem('aborted'),
        );
      });

      test.each([
        ['no turn', [], 'No content is provided for sending chat message'],
        ['[ERR-06] a turn without a role', [{ text: 'Hello' }], 'Missing role for history item'],
        ['a role nobody knows', [{ role: 'system', text: 'Hello' }], 'Missing role for history item'],
        ['a turn without words', [{ role: 'user', text: '  ' }], 'Missing text for history item'],
        [
          '[A19] a model that speaks first',
          [
            { role: 'model', text: 'Hello' },
            { role: 'user', text: 'Hello' },
          ],
          'First content should be with role user',
        ],
        [
          'a model that speaks last',
          [
            { role: 'user', text: 'Hello' },
            { role: 'model', text: 'Hello' },
          ],
          'Last content should be with role user',
        ],
      ])('refuses %s, and sends no request', async (_what, turns, message) => {
        const { generator, asked } = await meet(scenarios.says('Never.'));
        // Untyped, because the types refuse most of these values.
        const request: GenerationRequest = JSON.parse(JSON.stringify({ ...question, turns }));
        await expect(ask(generator, request)).rejects.toEqual(
          problem('invalid', { message: expect.stringContaining(message) }),
        );
        expect(asked()).toBe(0);
      });
    });

    test('streams the reply in several parts', async () => {
      const { generator } = await meet(scenarios.says('one two three'));
      expect((await pieces(generator.stream(question))).length).toBeGreaterThan(1);
    });

    test('stops between two streamed parts when the signal aborts', async () => {
      const { generator } = await meet(scenarios.says('one two three four five six'));
      const controller = new AbortController();
      const seen: string[] = [];
      const read = async () => {
        for await (const piece of generator.stream(asking({ signal: controller.signal }))) {
          seen.push(piece.text);
          controller.abort();
        }
      };
      await expect(read()).rejects.toEqual(problem('aborted'));
      expect(seen).toHaveLength(1);
    });

    test('lets the reader leave the stream early', async () => {
      const { generator } = await meet(scenarios.says('one two three'));
      for await (const piece of generator.stream(question)) {
        expect(piece.text.trim()).toBe('one');
        break;
      }
      expect(await generator.generate(question)).toEqual(whole('one two three'));
    });

    test('sends no request for a stream that is never read', async () => {
      const { generator, asked } = await meet(scenarios.says('one'));
      generator.stream(question);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(asked()).toBe(0);
    });

    if (scenarios.repliesOnly) return;

    test('[CALL-09] counts tokens', async () => {
      const { generator } = await meet(scenarios.says(''));
      const count = await generator.countTokens('three words here');
      expect(Number.isInteger(count) && count > 0).toBe(true);
      expect(await generator.countTokens('three words here and three more')).toBeGreaterThan(count);
    });

    test('[CALL-09] embeds a text', async () => {
      const { generator } = await meet(scenarios.says(''));
      const values = await generator.embed('Γεια σας');
      expect(values.length).toBeGreaterThan(0);
      expect(values.every(Number.isFinite)).toBe(true);
    });

    test('[CALL-09] embeds several texts, in their order', async () => {
      const { generator } = await meet(scenarios.says(''));
      const texts = ['first', 'the second', 'and the third'];
      const each = await Promise.all(texts.map((text) => generator.embed(text)));
      expect(await generator.embedBatch(texts)).toEqual(each);
      expect(await generator.embedBatch([])).toEqual([]);
    });

    const numbers: readonly (readonly [string, (g: TextGenerator, s?: AbortSignal) => Promise<unknown>])[] = [
      ['countTokens', (generator, signal) => generator.countTokens('a text', signal)],
      ['embed', (generator, signal) => generator.embed('a text', signal)],
      ['embedBatch', (generator, signal) => generator.embedBatch(['a text'], signal)],
    ];
    describe.each(numbers)('%s', (_, ask) => {
      test('rejects when the service fails', async () => {
        const { generator } = await meet(scenarios.fails(500));
        await expect(ask(generator)).rejects.toEqual(problem('http'));
      });

      test('rejects without a key', async () => {
        const { generator } = await meet(scenarios.unconfigured());
        await expect(ask(generator)).rejects.toEqual(problem('unconfigured'));
      });

      test('stops when the signal aborts, before or while waiting', async () => {
        const { generator } = await meet(scenarios.hangs());
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 30);
        await expect(ask(generator, controller.signal)).rejects.toEqual(problem('aborted'));
        await expect(ask(generator, controller.signal)).rejects.toEqual(problem('aborted'));
      });
    });

    test('refuses to count or embed a text without words', async () => {
      const { generator } = await meet(scenarios.says(''));
      await expect(generator.countTokens(' ')).rejects.toEqual(problem('invalid'));
      await expect(generator.embed('')).rejects.toEqual(problem('invalid'));
      await expect(generator.embedBatch(['a', ''])).rejects.toEqual(problem('invalid'));
    });
  });
}
