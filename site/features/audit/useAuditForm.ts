import {
  type AuditFormData,
  auditAreas,
  emptyAuditForm,
  type StoredValue,
  validateAuditForm,
} from '#services';
import { useDraftForm } from '#site/features/forms/useDraftForm.ts';

import { answersBeforeHydration, answersIn } from './answersBeforeHydration.ts';

/** Holds the state of the audit form. The answers are stored as a draft. */
export const useAuditForm = (draft: StoredValue<AuditFormData>) =>
  useDraftForm({
    empty: emptyAuditForm,
    draft,
    errorsOf: validateAuditForm,
    merge: answersIn,
    fieldsOf,
    mergeEarlyInput: answersBeforeHydration,
  });

const fieldsOf = ({ areasOfInterest, ...texts }: AuditFormData) => ({
  ...texts,
  areasOfInterest: auditAreas.filter((area) => areasOfInterest[area]),
});
