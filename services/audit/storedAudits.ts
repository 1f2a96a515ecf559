import type { StoredKey } from '../storage/StoredKey.ts';
import { auditFormSchema, auditRecordSchema, auditRecordsSchema } from './auditSchemas.ts';
import type { AuditFormData, AuditRecord } from './types.ts';

/** The list of reports. */
export const storedAudits: StoredKey<readonly AuditRecord[]> = {
  key: 'audits',
  area: 'local',
  schema: auditRecordsSchema,
};

/** The newest report, stored alone if the browser has no space for the list. */
export const storedLatestAudit: StoredKey<AuditRecord> = {
  key: 'latest-audit',
  area: 'local',
  schema: auditRecordSchema,
};

/** Unsent answers of the audit form. */
export const storedAuditDraft: StoredKey<AuditFormData> = {
  key: 'audit-draft',
  area: 'session',
  schema: auditFormSchema,
};
