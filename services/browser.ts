import { createAuditStore } from './audit/createAuditStore.ts';
import type { PostSummary } from './knowledge/types.ts';
import type { Services } from './Services.ts';
import { createBrowserStore } from './storage/browserStore.ts';

export interface BrowserOptions {
  readonly posts: () => Promise<readonly PostSummary[]>;
}
export const createBrowserServices = (_options: BrowserOptions): Services => {
  const local = createBrowserStore(() => localStorage);
  const session = createBrowserStore(() => sessionStorage);
  return {
    assistant: () => Promise.reject(new Error('none')),
    audit: () => Promise.reject(new Error('none')),
    audits: createAuditStore(local),
    leads: { deliver: async () => 'unavailable' },
    local,
    session,
  };
};
