// Working fakes for stories, tests and prerendering.
import { fakeAssistant } from './assistant/fakeAssistant.ts';
import { createAuditStore } from './audit/createAuditStore.ts';
import { fakeAudit } from './audit/fakeAudit.ts';
import { logError } from './errors/ReportError.ts';
import { fakeLeads } from './leads/fakeLeads.ts';
import type { Services } from './Services.ts';
import { fakeSearch } from './search/fakeSearch.ts';
import { createMemoryStore } from './storage/memoryStore.ts';

export { fakeAssistant } from './assistant/fakeAssistant.ts';
export { fakeAudit } from './audit/fakeAudit.ts';
export { fakeAuditStore } from './audit/fakeAuditStore.ts';
export { type FakeErrors, fakeErrors } from './errors/fakeErrors.ts';
export { fakeGenerator } from './generation/fakeGenerator.ts';
export { fakeLeads } from './leads/fakeLeads.ts';
export {
  type AiScenario,
  aiScenarios,
  aiServices,
  type StorageScenario,
  storageScenarios,
  storageServices,
} from './scenarios.ts';
export { fakeSearch } from './search/fakeSearch.ts';
export { fakeStore } from './storage/fakeStore.ts';
export { createMemoryStore } from './storage/memoryStore.ts';

/**
 * Creates services that all work and store nothing longer than the page. Pass only the services that a story is about.
 */
export function fakeServices(changes: Partial<Services> = {}): Services {
  const local = changes.local ?? createMemoryStore();
  const assistant = fakeAssistant.says('Happy to help.');
  const audit = fakeAudit.template();
  return {
    assistant: () => Promise.resolve(assistant),
    audit: () => Promise.resolve(audit),
    audits: createAuditStore(local),
    leads: fakeLeads.delivers(),
    reportError: logError,
    search: fakeSearch.finds(),
    local,
    session: createMemoryStore(),
    ...changes,
  };
}
