import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { StoredValue } from '#services';

import { type FieldValues, formValues, readForm, writeForm } from './formValues.ts';

/** Whether there is a draft: not yet, stored for this visit, or refused by the browser. */
export type DraftState = 'none' | 'saved' | 'refused';

export interface DraftFormOptions<Answers> {
  readonly empty: Answers;
  /** Stores the answers from the first change on. */
  readonly draft: StoredValue<Answers>;
  /** Returns the errors, by field and in the order of the page. */
  readonly problemsOf: (answers: Answers) => Partial<Record<keyof Answers, string>>;
  /** Returns the answers with the values of the fields. @default the texts by name */
  readonly merge?: (fields: FieldValues, old: Answers) => Answers;
  /** Values of the fields for these answers. @default the texts by name */
  readonly fieldsOf?: (answers: Answers) => FieldValues;
  /** Returns the answers of a draft with the values from before hydration; `null` if there are none. */
  readonly restore?: (form: HTMLFormElement, draft: Answers | null) => Answers | null;
}

/** The answers with the texts of the fields that have their names. */
function mergeTexts<Answers extends object>(fields: FieldValues, old: Answers): Answers {
  const texts = Object.entries(fields).filter(([name, value]) => name in old && typeof value === 'string');
  return { ...old, ...Object.fromEntries(texts) };
}

const texts = (answers: object): FieldValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The fields whose values have changed: others may hold text that was never read. */
const changed = (fields: FieldValues, old: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );

/**
 * Holds, drafts and checks the answers of a form. The fields are the source: they are read at each event and when the
 * form is left, so that no value is lost that the browser, a tool or a translator entered without an event. A draft
 * restores the answers after a navigation, a reload or a restored tab. Answers are checked on submit; from then on a
 * wrong field shows whether it still is, and a corrected error keeps its space until the next check.
 */
export function useDraftForm<Answers extends object>({
  empty,
  draft,
  problemsOf,
  merge = mergeTexts,
  fieldsOf = texts,
  restore = (form, saved) => {
    // The form begins with empty answers, which are not a draft.
    const early = changed(formValues(form), fieldsOf(empty));
    return Object.keys(early).length > 0 ? mergeTexts(early, saved ?? empty) : null;
  },
}: DraftFormOptions<Answers>) {
  type Problems = Partial<Record<keyof Answers, string>>;
  const [answers, setAnswers] = useState(empty);
  const [checkedErrors, setCheckedErrors] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [draftState, setDraftState] = useState<DraftState>('none');
  const formElement = useRef<HTMLFormElement>(null);
  /** The current answers, which may be newer than the render. */
  const latest = useRef(empty);

  const put = (next: Answers) => {
    if (formElement.current)
      writeForm(formElement.current, changed(fieldsOf(next), fieldsOf(latest.current)));
    latest.current = next;
    setAnswers(next);
  };
  const keep = (next: Answers) => {
    put(next);
    setDraftState(draft.write(next) === 'saved' ? 'saved' : 'refused');
  };
  const read = (): Answers => {
    if (formElement.current) {
      const next = merge(readForm(formElement.current), latest.current);
      if (JSON.stringify(next) !== JSON.stringify(latest.current)) keep(next);
    }
    return latest.current;
  };
  const loadDraft = () => {
    const saved = draft.read();
    if (!saved) return;
    put(saved);
    setDraftState('saved');
  };
  const begin = useEffectEvent(() => {
    const early = formElement.current && restore(formElement.current, draft.read());
    if (early) keep(early);
    else loadDraft();
  });
  const onDraftChange = useEffectEvent(loadDraft);
  const onLeave = useEffectEvent(read);

  // In an effect, because the hydrating render must equal the prerendered form.
  useLayoutEffect(() => {
    begin();
    // Another part of the page may fill the draft later.
    const stop = draft.subscribe(() => onDraftChange());
    return () => {
      stop();
      onLeave();
    };
  }, [draft]);
  useEffect(() => {
    const leave = () => void onLeave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const errors: Problems = {};
  for (const [field, problem] of Object.entries(problemsOf(answers)))
    if (field in checkedErrors) Object.assign(errors, { [field]: problem });

  const clearErrors = () => {
    setCheckedErrors({});
    setAttempts(0);
  };
  const forgetDraft = () => {
    draft.remove();
    setDraftState('none');
  };

  return {
    /** Ref of the form whose fields are read. */
    formElement,
    /** Belong on the form. */
    events: { onInput: () => void read(), onChange: () => void read(), onBlur: () => void read() },
    answers,
    /** The fields that were wrong at the last check and still are, with their current errors. */
    errors,
    /** The errors of the last check. */
    checkedErrors,
    /** Number of failed submits. Each one moves the focus to the errors. */
    attempts,
    draftState,
    /** Reads the fields and returns the answers. */
    read,
    /** Changes answers and saves the draft. */
    answer: (change: Partial<Answers>) => keep({ ...latest.current, ...change }),
    /** Changes answers without saving them, because the visitor has not acted yet. */
    suggest: (change: Partial<Answers>) => put({ ...latest.current, ...change }),
    /** Fills the form and saves the draft. */
    fill: keep,
    /** Checks all answers and says whether they are complete. */
    validate(): boolean {
      const found = problemsOf(read());
      const good = Object.keys(found).length === 0;
      setCheckedErrors(found);
      setAttempts(good ? 0 : attempts + 1);
      return good;
    },
    /** Deletes the draft and leaves the answers on the screen. */
    forgetDraft,
    /** Empties the form, unread fields included, and deletes the draft. */
    startOver() {
      // First, since some texts are only in the fields.
      formElement.current?.reset();
      put(empty);
      clearErrors();
      forgetDraft();
    },
  };
}
