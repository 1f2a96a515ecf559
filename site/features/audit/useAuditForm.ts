import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import {
  type AuditFormData,
  type AuditFormErrors,
  emptyAuditForm,
  type StoredValue,
  validateAuditForm,
} from '#services';

import { answersBeforeHydration } from './answersBeforeHydration.ts';

/** Whether there is a draft: not yet, kept for this visit, or refused by the browser. */
export type DraftState = 'none' | 'kept' | 'refused';

/** Holds the answers, checks them on sending and from then on as each field is left, and keeps a draft. */
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
  const takeDraft = () => {
    const kept = draft.read();
    if (!kept) return;
    setAnswers(kept);
    setDraftState('kept');
  };
  const takeOver = useEffectEvent(() => {
    const early = formElement.current && answersBeforeHydration(formElement.current, draft.read());
    if (early) keep(early);
    else takeDraft();
  });
  const onDraft = useEffectEvent(takeDraft);

  // After the first render, so that the prerendered form and the hydrated one agree, and before the next one.
  useLayoutEffect(() => {
    takeOver();
    // Later when the chat fills the draft.
    return draft.subscribe(() => onDraft());
  }, [draft]);

  return {
    /** Where the form is: what was filled in before the app took over is read there. */
    formElement,
    answers,
    errors,
    /** How often sending failed; each time the focus goes to what is wrong. */
    attempts,
    draftState,
    /** Takes an answer and keeps the draft: the visitor has acted. */
    answer: (change: Partial<AuditFormData>) => keep({ ...answers, ...change }),
    /** Checks an answer again that the visitor has left, once sending has failed. */
    revalidate(field: keyof AuditFormData) {
      if (attempts === 0) return;
      const { [field]: error } = validateAuditForm(answers);
      const { [field]: _old, ...others } = errors;
      setErrors(error ? inPageOrder({ ...others, [field]: error }) : others);
    },
    /** Checks all answers and says whether they will do. */
    validate(): boolean {
      const found = inPageOrder(validateAuditForm(answers));
      const good = Object.keys(found).length === 0;
      setErrors(found);
      setAttempts(good ? 0 : attempts + 1);
      return good;
    },
    /** Fills the form with the answers of an earlier report. */
    fill: keep,
    /** The report is there: what was typed need not be kept any longer. */
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
  'contactName',
  'email',
  'phone',
  'businessName',
  'industry',
  'companySize',
  'challengeDescription',
];

/** The errors in the order in which the fields stand on the page. */
function inPageOrder(errors: AuditFormErrors): AuditFormErrors {
  return Object.fromEntries(order.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}
