// Working stand-ins, for stories, tests and the prerender.
import { createAuditStore } from './audit/createAuditStore.ts';
import type { Services } from './Services.ts';
import { createMemoryStore } from './storage/memoryStore.ts';

export const fakeServices = (changes: Partial<Services> = {}): Services => {
  const local = createMemoryStore();
  const session = createMemoryStore();
  return {
    assistant: () => Promise.reject(new Error('none')),
    audit: () => Promise.reject(new Error('none')),
    audits: createAuditStore(local),
    leads: { deliver: async () => 'unavailable' },
    local,
    session,
    ...changes,
  };
};
