import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import {
  type AuditFormData,
  type AuditFormErrors,
  emptyAuditForm,
  type StoredValue,
  validateAuditForm,
} from '#services';

import { answersBeforeHydration } from './answersBeforeHydration.ts';

/** Whether there is a draft: not yet, stored for this visit, or refused by the browser. */
export type DraftState = 'none' | 'kept' | 'refused';

/** Holds and drafts the answers; validates them on submit, and from then on each field when it is left. */
export function useAuditForm(draft: StoredValue<AuditFormData>) {
  const [answers, setAnswers] = useState<AuditFormData>(emptyAuditForm);
  const [errors, setErrors] = useState<AuditFormErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [draftState, setDraftState] = useState<DraftState>('none');

  const formElement = useRef<HTMLFormElement>(null);

  const keep = (next: AuditFormData) => {
    setAnswers(next);
    setDraftState(draft.write(next) === 'kept' ? 'kept' : 'refused');
  };
  const loadDraft = () => {
    const kept = draft.read();
    if (!kept) return;
    setAnswers(kept);
    setDraftState('kept');
  };
  const restoreAnswers = useEffectEvent(() => {
    const early = formElement.current && answersBeforeHydration(formElement.current, draft.read());
    if (early) keep(early);
    else loadDraft();
  });
  const onDraftChange = useEffectEvent(loadDraft);

  // In an effect, because the hydrating render must equal the prerendered form.
  useLayoutEffect(() => {
    restoreAnswers();
    // The chat may fill the draft later.
    return draft.subscribe(() => onDraftChange());
  }, [draft]);

  return {
    /** Belongs on the form, to read what was filled in before hydration. */
    formElement,
    answers,
    errors,
    /** How often validation failed on submit; each time the focus goes to the errors. */
    attempts,
    draftState,
    /** Changes answers and saves the draft. */
    answer: (change: Partial<AuditFormData>) => keep({ ...answers, ...change }),
    /** Validates a field that was left, once a submit has failed. */
    revalidate(field: keyof AuditFormData) {
      if (attempts === 0) return;
      const { [field]: error } = validateAuditForm(answers);
      const { [field]: _old, ...others } = errors;
      setErrors(error ? inPageOrder({ ...others, [field]: error }) : others);
    },
    /** Validates all answers and says whether they are complete. */
    validate(): boolean {
      const found = inPageOrder(validateAuditForm(answers));
      const good = Object.keys(found).length === 0;
      setErrors(found);
      setAttempts(good ? 0 : attempts + 1);
      return good;
    },
    /** Fills the form with the answers of a saved report. */
    fill: keep,
    /** Deletes the draft and leaves the answers on the screen. */
    forgetDraft() {
      draft.remove();
      setDraftState('none');
    },
    startOver() {
      draft.remove();
      setDraftState('none');
      setAnswers(emptyAuditForm);
      setErrors({});
      setAttempts(0);
    },
  };
}

const order: readonly (keyof AuditFormData)[] = [
  'challengeDescription',
  'businessName',
  'industry',
  'companySize',
  'contactName',
  'email',
  'phone',
];

/** The errors in the order in which the fields stand on the page. */
function inPageOrder(errors: AuditFormErrors): AuditFormErrors {
  return Object.fromEntries(order.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}
