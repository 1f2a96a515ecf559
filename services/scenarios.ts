import { fakeAuditStore } from './audit/fakeAuditStore.ts';
import { fakeGenerator } from './generation/fakeGenerator.ts';
import { knowledge } from './knowledge/knowledge.ts';
import type { Services } from './Services.ts';
import { fakeStore } from './storage/fakeStore.ts';
import { storedKeys } from './visitorData/storedKeys.ts';

/** Behaviours of the model: it answers, is slow, refuses for safety, is unreachable, or has no key. */
export const aiScenarios = ['answering', 'slow', 'blocked', 'down', 'unconfigured'] as const;
/** One behaviour of the model. */
export type AiScenario = (typeof aiScenarios)[number];

/** States of the browser's storage: empty, full, forbidden, or damaged. */
export const storageScenarios = ['empty', 'full', 'blocked', 'corrupt'] as const;
/** One state of the storage. */
export type StorageScenario = (typeof storageScenarios)[number];

const generators = {
  slow: fakeGenerator.hangs,
  blocked: () => fakeGenerator.fails('blocked'),
  down: () => fakeGenerator.fails('network'),
  unconfigured: fakeGenerator.unconfigured,
};

/**
 * Returns the services that differ from the defaults in this scenario of the model. They are the real assistant and
 * audit with a fake model, so that a story shows the same as the site.
 */
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

/** Creates a store in which no value of the site can be read. */
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

/** Returns the services that differ from the defaults in this scenario of the storage. */
export const storageServices = (scenario: StorageScenario): Partial<Services> => stores[scenario]();
