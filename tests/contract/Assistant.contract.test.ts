import { type GeneratedText, GenerationError } from '#services';
import { fakeAssistant } from '#services/fakes';
import { knowledge } from '#services/knowledge';
import { createAssistant } from '#services/server';

import { describeAssistant } from './describeAssistant.ts';

describeAssistant('fakeAssistant', {
  says: (text) => fakeAssistant.says(text),
  hangs: () => fakeAssistant.hangs(),
  offline: () => fakeAssistant.offline(),
  fails: () => fakeAssistant.fails(),
});

/** Model in memory, without network and key. */
const model = (generate: () => Promise<GeneratedText>) => ({
  generate,
  async *stream() {
    yield await generate();
  },
});

describeAssistant('createAssistant', {
  says: (text) => createAssistant({ knowledge, generator: model(async () => ({ text, finish: 'whole' })) }),
  hangs: () => createAssistant({ knowledge, generator: model(() => new Promise(() => {})) }),
  offline: () => {
    const assistant = createAssistant({
      knowledge,
      generator: model(() =>
        Promise.reject(new GenerationError('unconfigured', '[503 Service Unavailable] no key', 503)),
      ),
    });
    return assistant;
  },
  fails: () =>
    createAssistant({
      knowledge,
      generator: model(() => Promise.reject(new GenerationError('network', 'unreachable'))),
      random: () => {
        throw new Error('A defect of our own.');
      },
    }),
});
