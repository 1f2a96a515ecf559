import { fakeAuditStore } from './audit/fakeAuditStore.ts';
import { fakeGenerator } from './generation/fakeGenerator.ts';
import { knowledge } from './knowledge/knowledge.ts';
import type { Services } from './Services.ts';
import { fakeStore } from './storage/fakeStore.ts';
import { storedKeys } from './visitorData/storedKeys.ts';

/**
 * Behaviour of the model: answers, never answers, refuses for safety, cannot be reached, has no key. Assistant and
 * audit are the real ones, so that a story shows exactly the same as the site.
 */
export const aiScenarios = ['answering', 'slow', 'blocked', 'down', 'unconfigured'] as const;
/** One behaviour of the model. */
export type AiScenario = (typeof aiScenarios)[number];

/** State of the browser's storage: empty, full, forbidden, or damaged. */
export const storageScenarios = ['empty', 'full', 'blocked', 'corrupt'] as const;
/** One state of the storage. */
export type StorageScenario = (typeof storageScenarios)[number];

const generators = {
  slow: fakeGenerator.hangs,
  blocked: () => fakeGenerator.fails('blocked'),
  down: () => fakeGenerator.fails('network'),
  unconfigured: fakeGenerator.unconfigured,
};

/** The services that differ from the defaults when the model is in this scenario. */
export function aiServices(scenario: AiScenario): Partial<Services> {
  if (scenario === 'answering') return {};
  const generator = generators[scenario]();
  return {
    assistant: async () => {
      const { createAssistant } = await import('./assistant/createAssistant.ts');
      return createAssistant({ generator, knowledge, random: () => 0 });
    },
    audit: async () => {
      const { createAuditService } = await import('./audit/createAuditService.ts');
      return createAuditService({ generator, knowledge });
    },
  };
}

/** A store in which no value of the site can be read. */
const corruptStore = () =>
  fakeStore.holding(Object.fromEntries(Object.keys(storedKeys).map((key) => [key, '{bad'])));

const stores = {
  empty: () => ({}),
  full: () => ({ local: fakeStore.full(), session: fakeStore.full(), audits: fakeAuditStore.full() }),
  blocked: () => ({
    local: fakeStore.blocked(),
    session: fakeStore.blocked(),
    audits: fakeAuditStore.blocked(),
  }),
  corrupt: () => ({ local: corruptStore(), session: corruptStore() }),
};

/** The services that differ from the defaults when the browser's storage is in this scenario. */
export const storageServices = (scenario: StorageScenario): Partial<Services> => stores[scenario]();
