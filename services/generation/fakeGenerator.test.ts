import { describeTextGenerator, type GeneratorUnderTest } from '#tests/contract/describeTextGenerator.ts';
import { type FakeGenerator, fakeGenerator } from './fakeGenerator.ts';

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
