import { useSyncExternalStore } from 'react';

import { type AuditRecord, useServices } from '#services';

const none: readonly AuditRecord[] = [];

/** Returns the reports of this browser, newest first. Empty in the prerendered page. */
export function useAuditRecords(): readonly AuditRecord[] {
  const { audits } = useServices();
  return useSyncExternalStore(audits.subscribe, audits.list, () => none);
}
