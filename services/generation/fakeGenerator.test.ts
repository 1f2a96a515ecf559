import { expect, test } from 'vitest';

import { describeTextGenerator, type GeneratorUnderTest } from '#tests/contract/describeTextGenerator.ts';
import { type FakeGenerator, fakeGenerator } from './fakeGenerator.ts';
import type { GenerationRequest } from './TextGenerator.ts';

const underTest = async (generator: FakeGenerator): Promise<GeneratorUnderTest> => ({
  generator,
  asked: () => generator.requests.length,
});

describeTextGenerator('The fake', {
  says: (...texts) => underTest(fakeGenerator.says(...texts)),
  saysCut: (text) => underTest(fakeGenerator.saysCut(text)),
  fails: (status) => underTest(fakeGenerator.fails(status)),
  hangs: () => underTest(fakeGenerator.hangs()),
  // The fake remembers the question, but there is no model behind it that could have been asked.
  unconfigured: async () => ({ generator: fakeGenerator.unconfigured(), asked: () => 0 }),
});

const question = (text: string): GenerationRequest => ({
  system: '',
  turns: [{ role: 'user', text }],
  intent: 'chat',
});

test('fakeGenerator remembers what it was asked', async () => {
  const fake = fakeGenerator.says('Yes.');
  await fake.generate(question('One?'));
  for await (const _ of fake.stream(question('Two?')));
  expect(fake.requests.map(({ turns }) => turns[0]?.text)).toEqual(['One?', 'Two?']);
});

test('fakeGenerator says its last text again and again', async () => {
  const fake = fakeGenerator.says('first', 'second');
  const replies = [1, 2, 3].map(() => fake.generate(question('?')));
  expect(await Promise.all(replies)).toMatchObject([
    { text: 'first' },
    { text: 'second' },
    { text: 'second' },
  ]);
});

test('fakeGenerator can be one thing first and another later', async () => {
  const fake = fakeGenerator.sequence(
    fakeGenerator.fails(503),
    fakeGenerator.fails('blocked'),
    fakeGenerator.says('Well.'),
  );
  await expect(fake.generate(question('1'))).rejects.toMatchObject({ problem: 'http', status: 503 });
  await expect(fake.generate(question('2'))).rejects.toMatchObject({ problem: 'blocked' });
  expect(await fake.generate(question('3'))).toEqual({ text: 'Well.', finish: 'whole' });
  expect(await fake.generate(question('4'))).toEqual({ text: 'Well.', finish: 'whole' });
  expect(fake.requests).toHaveLength(4);
});

test('fakeGenerator: an empty text is no reply', async () => {
  await expect(fakeGenerator.says(' ').generate(question('?'))).rejects.toMatchObject({
    problem: 'incomplete',
  });
});
