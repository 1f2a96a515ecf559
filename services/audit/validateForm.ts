import type { AuditFormData } from './AuditReport.ts';

/** What is wrong with each answer, in words that say how to put it right. */
export type AuditFormErrors = Partial<Record<keyof AuditFormData, string>>;

/** Checks the answers that a report needs (A10): business name, contact name and e-mail. */
export function validateAuditForm({ businessName, contactName, email }: AuditFormData): AuditFormErrors {
  return {
    ...(contactName.trim() ? {} : { contactName: 'Enter your name' }),
    ...(/^\S+@\S+\.\S+$/.test(email.trim())
      ? {}
      : { email: 'Enter an email address, like name@example.com' }),
    ...(businessName.trim() ? {} : { businessName: 'Enter the name of your business' }),
  };
}
