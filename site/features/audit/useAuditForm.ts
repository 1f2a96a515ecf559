import { useEffect, useState } from 'react';

import {
  type AuditFormData,
  type AuditFormErrors,
  emptyAuditForm,
  type StoredValue,
  validateAuditForm,
} from '#services';

/** Holds the answers, checks them on sending and from then on while they are put right, and keeps a draft. */
export function useAuditForm(draft: StoredValue<AuditFormData>) {
  const [answers, setAnswers] = useState<AuditFormData>(emptyAuditForm);
  const [checked, setChecked] = useState(false);
  const errors: AuditFormErrors = checked ? validateAuditForm(answers) : {};

  // After the first render, so that the prerendered form and the hydrated one agree.
  useEffect(() => {
    const kept = draft.read();
    if (kept) setAnswers(kept);
  }, [draft]);

  return {
    answers,
    errors,
    /** Takes an answer and keeps the draft: the visitor has acted. */
    answer(change: Partial<AuditFormData>) {
      const next = { ...answers, ...change };
      setAnswers(next);
      draft.write(next);
    },
    /** Checks all answers and says whether they will do. */
    check(): boolean {
      setChecked(true);
      return Object.keys(validateAuditForm(answers)).length === 0;
    },
    startOver() {
      draft.remove();
      setAnswers(emptyAuditForm);
      setChecked(false);
    },
  };
}
