import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { StoredValue } from '#services';

import { type FieldValues, filledValues, readForm, writeForm } from './formValues.ts';

/** State of the draft: none yet, stored for this visit, or refused by the browser. */
export type DraftState = 'none' | 'saved' | 'refused';

type Errors<Answers> = Partial<Record<keyof Answers, string>>;

export interface DraftFormOptions<Answers> {
  readonly empty: Answers;
  /** Storage of the draft. It is written from the first change on. */
  readonly draft: StoredValue<Answers>;
  /** Returns the errors by field, in the order of the page. */
  readonly errorsOf: (answers: Answers) => Errors<Answers>;
  /**
   * Returns the answers, updated with the values of the fields. @default each text goes to the answer of the same name
   */
  readonly merge?: (fields: FieldValues, old: Answers) => Answers;
  /**
   * Returns the values of the fields for these answers. @default all answers that are texts, each in the field of the
   * same name
   */
  readonly fieldsOf?: (answers: Answers) => FieldValues;
  /** Returns the draft, updated with the values typed before hydration. Returns `null` if nothing was typed. */
  readonly mergeEarlyInput?: (form: HTMLFormElement, draft: Answers | null) => Answers | null;
}

/** Returns the answers, updated with the texts of the fields with the same names. */
function mergeTexts<Answers extends object>(fields: FieldValues, old: Answers): Answers {
  const texts = Object.entries(fields).filter(([name, value]) => name in old && typeof value === 'string');
  return { ...old, ...Object.fromEntries(texts) };
}

const textsOf = (answers: object): FieldValues =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value === 'string'));

/** Returns the fields with a changed value. */
const changedFields = (fields: FieldValues, old: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  );

/**
 * Holds the errors of the last check. A corrected answer loses its error at once. A new mistake waits for the next
 * check.
 */
function useCheckedErrors<Answers extends object>(
  answers: Answers,
  errorsOf: DraftFormOptions<Answers>['errorsOf'],
) {
  const [checkedErrors, setCheckedErrors] = useState<Errors<Answers>>({});
  const [attempts, setAttempts] = useState(0);
  const current = Object.entries(errorsOf(answers)).filter(([field]) => field in checkedErrors);
  const errors = Object.fromEntries(current) as Errors<Answers>;

  return {
    /** Current errors of the fields that were wrong at the last check and still are. */
    errors,
    /** All errors of the last check, corrected or not. */
    checkedErrors,
    /** Number of failed submits in a row. Each one moves the focus to the errors. */
    attempts,
    /** Checks the answers. Returns whether they are valid. */
    check(newest: Answers): boolean {
      const found = errorsOf(newest);
      const isValid = Object.keys(found).length === 0;
      setCheckedErrors(found);
      setAttempts(isValid ? 0 : attempts + 1);
      return isValid;
    },
    clearErrors() {
      setCheckedErrors({});
      setAttempts(0);
    },
  };
}

/**
 * Holds the answers of a form and stores them as a draft. The answers are those in the fields, which are read at each
 * event and also when the page is left, because the browser, a tool or a translator can change a value without an
 * event.
 */
function useStoredAnswers<Answers extends object>({
  empty,
  draft,
  merge = mergeTexts,
  fieldsOf = textsOf,
  mergeEarlyInput = (form, saved) => {
    // The form begins with empty answers, which must not become a draft.
    const early = changedFields(filledValues(form), fieldsOf(empty));
    return Object.keys(early).length > 0 ? mergeTexts(early, saved ?? empty) : null;
  },
}: Omit<DraftFormOptions<Answers>, 'errorsOf'>) {
  const [answers, setAnswers] = useState(empty);
  const [draftState, setDraftState] = useState<DraftState>('none');
  const formElement = useRef<HTMLFormElement>(null);
  /** Current answers. They may be newer than the last render. */
  const latest = useRef(empty);

  const showAnswers = (next: Answers) => {
    // Writes only what changed: other fields may hold text that was not read yet.
    if (formElement.current)
      writeForm(formElement.current, changedFields(fieldsOf(next), fieldsOf(latest.current)));
    latest.current = next;
    setAnswers(next);
  };
  const saveDraft = (next: Answers) => {
    showAnswers(next);
    setDraftState(draft.write(next) === 'saved' ? 'saved' : 'refused');
  };
  const readAndSave = (): Answers => {
    if (formElement.current) {
      const next = merge(readForm(formElement.current), latest.current);
      if (JSON.stringify(next) !== JSON.stringify(latest.current)) saveDraft(next);
    }
    return latest.current;
  };
  const loadDraft = () => {
    const saved = draft.read();
    if (!saved) return;
    showAnswers(saved);
    setDraftState('saved');
  };
  const begin = useEffectEvent(() => {
    const early = formElement.current && mergeEarlyInput(formElement.current, draft.read());
    if (early) saveDraft(early);
    else loadDraft();
  });
  const onDraftChange = useEffectEvent(loadDraft);
  const onLeave = useEffectEvent(readAndSave);

  // Runs in an effect, because the first render must equal the prerendered form.
  useLayoutEffect(() => {
    begin();
    // Another part of the page, such as the chat, may write the draft later. This hook's own writes
    // notify it too. They change nothing, because `loadDraft` shows answers without saving them.
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

  const forgetDraft = () => {
    draft.remove();
    setDraftState('none');
  };
  return { formElement, latest, answers, draftState, readAndSave, showAnswers, saveDraft, forgetDraft };
}

/**
 * Holds the answers of a form, stores them as a draft and checks them. A draft restores the answers after a navigation
 * or a reload.
 *
 * Answers are checked on submit. After that, a wrong field shows its error until it is corrected. A corrected error
 * keeps its space until the next check, so that nothing moves.
 */
export function useDraftForm<Answers extends object>(options: DraftFormOptions<Answers>) {
  const { formElement, latest, answers, draftState, readAndSave, showAnswers, saveDraft, forgetDraft } =
    useStoredAnswers(options);
  const { clearErrors, check, ...checked } = useCheckedErrors(answers, options.errorsOf);
  return {
    /** Ref of the form whose fields are read. */
    formElement,
    /** Event handlers to spread on the form. */
    events: {
      onInput: () => void readAndSave(),
      onChange: () => void readAndSave(),
      onBlur: () => void readAndSave(),
    },
    answers,
    ...checked,
    draftState,
    /** Reads the fields and returns the answers. Saves the draft if an answer has changed. */
    readAndSave,
    /** Changes answers and saves the draft. */
    answer: (change: Partial<Answers>) => saveDraft({ ...latest.current, ...change }),
    /** Changes answers without saving them, because the visitor has not acted yet. */
    suggest: (change: Partial<Answers>) => showAnswers({ ...latest.current, ...change }),
    /** Fills the form and saves the draft. */
    fill: saveDraft,
    /** Checks all answers. Returns whether they are valid. */
    validate: () => check(readAndSave()),
    /** Deletes the draft. The answers stay on the screen. */
    forgetDraft,
    /** Empties all fields and deletes the draft. */
    startOver() {
      // Reset first: some texts are only in the fields and not in the answers.
      formElement.current?.reset();
      showAnswers(options.empty);
      clearErrors();
      forgetDraft();
    },
  };
}
