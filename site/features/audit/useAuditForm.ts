import {
  type AuditFormData,
  auditAreas,
  emptyAuditForm,
  type StoredValue,
  validateAuditForm,
} from '#services';
import { useDraftForm } from '#site/features/forms/useDraftForm.ts';

import { answersBeforeHydration, answersIn } from './answersBeforeHydration.ts';

/** The state of the audit form, in the order of its page. */
export const useAuditForm = (draft: StoredValue<AuditFormData>) =>
  useDraftForm({
    empty: emptyAuditForm,
    draft,
    problemsOf,
    merge: answersIn,
    fieldsOf,
    restore: answersBeforeHydration,
  });

const fieldsOf = ({ areasOfInterest, ...texts }: AuditFormData) => ({
  ...texts,
  areasOfInterest: auditAreas.filter((area) => areasOfInterest[area]),
});

const order = [
  'challengeDescription',
  'businessName',
  'industry',
  'companySize',
  'contactName',
  'email',
  'phone',
] as const;

/** The errors in the order in which the fields stand on the page. */
function problemsOf(answers: AuditFormData): Partial<Record<keyof AuditFormData, string>> {
  const errors = validateAuditForm(answers);
  return Object.fromEntries(order.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}
