'use client';

import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import type { FieldOption } from '../../components/Field/Field.tsx';
import { Fieldset } from '../../components/Fieldset/Fieldset.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { type ProgressStep, ProgressSteps } from '../../components/ProgressSteps/ProgressSteps.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './AuditForm.css.ts';
import { AuditFormActions, type AuditFormActionsProps } from './AuditFormActions.tsx';
import type { AuditField, AuditFormLabels } from './AuditFormLabels.ts';

export interface AuditFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>,
    Omit<AuditFormActionsProps, 'labels' | 'hasErrors' | 'onWithoutAi'> {
  /** All texts of the form. */
  readonly labels: AuditFormLabels;
  /** Initial answers, by field. The fields then keep their values by themselves. */
  readonly answers: Readonly<Record<AuditField, string>>;
  /** Values of the areas that are ticked at first. */
  readonly areas: readonly string[];
  /** Error messages by field, in the order of the fields. */
  readonly errors: Readonly<Partial<Record<AuditField, string>>>;
  /**
   * Error messages of the last check. A message that is no longer in `errors` is invisible but keeps its space.
   * @default errors
   */
  readonly checkedErrors?: Readonly<Partial<Record<AuditField, string>>> | undefined;
  /** Number of failed submits. Each failed submit moves the focus to the list of errors. */
  readonly attempts: number;
  /** Steps of the form, with the report as the last step. */
  readonly steps: readonly ProgressStep[];
  /** Whether each part is finished. */
  readonly done: Readonly<Record<'challenge' | 'business' | 'you', boolean>>;
  /** Options of the fields with a choice. */
  readonly options: Readonly<Record<'industry' | 'companySize' | 'areas', readonly FieldOption[]>>;
  /** Maximum number of characters in the challenge. */
  readonly maxLength: number;
  /** Preview of the report with the answers so far, shown below the areas. @default none */
  readonly progress?: ReactNode;
  /** Called with the new value of a field at each change. */
  readonly onAnswer: (field: AuditField, answer: string) => void;
  /** Called with the values of the ticked areas at each change. */
  readonly onAreasChange: (areas: readonly string[]) => void;
  /** Called when a field loses the focus. */
  readonly onLeave: (field: AuditField) => void;
  /** Called on each submit. The form checks nothing by itself. */
  readonly onSubmit: (withoutAi: boolean) => void;
}

/** Props that the three parts of the form share. */
type QuestionsProps = Pick<
  AuditFormProps,
  'labels' | 'answers' | 'errors' | 'checkedErrors' | 'done' | 'options' | 'onAnswer' | 'onLeave'
>;

/** Returns the props of one field: its label, its value and its error. */
function fieldProps(name: AuditField, form: QuestionsProps) {
  return {
    id: `audit-${name}`,
    name,
    label: form.labels.fields[name],
    defaultValue: form.answers[name],
    error: form.errors[name],
    settledError: form.checkedErrors?.[name],
    onValueChange: (answer: string) => form.onAnswer(name, answer),
    onBlur: () => form.onLeave(name),
  };
}

/** Returns the errors for the list above the form. Corrected errors are marked as `settled`. */
function listErrors(errors: AuditFormProps['errors'], checkedErrors: AuditFormProps['errors']) {
  return Object.entries({ ...checkedErrors, ...errors }).map(([field, message]) => ({
    fieldId: `audit-${field}`,
    message,
    settled: !(field in errors),
  }));
}

/** Returns the props of a field with a choice. */
const choiceProps = (name: 'industry' | 'companySize', form: QuestionsProps) => ({
  ...fieldProps(name, form),
  options: form.options[name],
  placeholder: form.labels.placeholder,
});

function ChallengeQuestions({
  areas,
  maxLength,
  progress,
  onAreasChange,
  ...form
}: QuestionsProps & Pick<AuditFormProps, 'areas' | 'maxLength' | 'progress' | 'onAreasChange'>) {
  const { labels, done, options } = form;
  return (
    <Fieldset legend={labels.legends.challenge} note={done.challenge ? labels.done : undefined}>
      <CheckboxGroup
        name="areasOfInterest"
        legend={labels.fields.areasOfInterest}
        options={options.areas}
        defaultValue={areas}
        onValueChange={onAreasChange}
        optional
      />
      {progress}
      <TextArea
        {...fieldProps('challengeDescription', form)}
        hint={labels.hints.challenge}
        limit={maxLength}
        rows={3}
        optional
      />
    </Fieldset>
  );
}

function BusinessQuestions(form: QuestionsProps) {
  const { labels, done } = form;
  return (
    <Fieldset legend={labels.legends.business} note={done.business ? labels.done : undefined}>
      <TextField {...fieldProps('businessName', form)} autoComplete="organization" required />
      <Grid columns={{ tablet: 2 }} gap="l">
        <SelectField {...choiceProps('industry', form)} optional />
        <SelectField {...choiceProps('companySize', form)} optional />
      </Grid>
    </Fieldset>
  );
}

function ContactQuestions(form: QuestionsProps) {
  const { labels, done } = form;
  const hintId = useId();
  return (
    <Fieldset legend={labels.legends.you} note={done.you ? labels.done : undefined} aria-describedby={hintId}>
      <Text id={hintId} size="small" tone="muted">
        {labels.hints.contact}
      </Text>
      <TextField {...fieldProps('contactName', form)} autoComplete="name" required />
      <Grid columns={{ tablet: 2 }} gap="l">
        <TextField {...fieldProps('email', form)} type="email" autoComplete="email" required />
        <TextField {...fieldProps('phone', form)} type="tel" autoComplete="tel" optional />
      </Grid>
    </Fieldset>
  );
}

interface ReportRequestProps extends Omit<AuditFormActionsProps, 'labels'> {
  readonly labels: AuditFormLabels;
}

/** Last part of the form: the buttons that ask for the report. */
function ReportRequest({ labels, ...actions }: ReportRequestProps) {
  const hintId = useId();
  return (
    <Fieldset legend={labels.legends.report} aria-describedby={hintId} className={styles.actions}>
      <Text id={hintId} size="small" tone="muted">
        {labels.hints.report}
      </Text>
      <AuditFormActions labels={labels.actions} {...actions} />
    </Fieldset>
  );
}

/**
 * The form of an audit: questions in three parts, and the buttons that ask for a report. It shows progress and errors.
 * The caller validates and stores the answers.
 *
 * **Not this?** Use `AuditPreview` for the preview that shows the answers so far.
 */
export function AuditForm({
  labels,
  answers,
  areas,
  errors,
  checkedErrors = errors,
  attempts,
  steps,
  done,
  options,
  maxLength,
  progress,
  notices,
  draftNote,
  draftRefused,
  onAnswer,
  onAreasChange,
  onLeave,
  onSubmit,
  onStartOver,
  ...rest
}: AuditFormProps) {
  const summary = useRef<HTMLElement>(null);
  const listedErrors = listErrors(errors, checkedErrors);
  const errorCount = Object.keys(errors).length;
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const questions = { labels, answers, errors, checkedErrors, done, options, onAnswer, onLeave };
  return (
    <form
      noValidate
      // Without scripts, Enter submits the form. Any other method would then write the answers into the address or send
      // them.
      method="dialog"
      tabIndex={-1}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(false);
      }}
    >
      <Stack gap="l">
        {listedErrors.length > 0 && (
          <ErrorSummary ref={summary} title={labels.errorTitle(errorCount)} errors={listedErrors} />
        )}
        <ProgressSteps steps={steps} />
        <Text size="small" tone="muted">
          {labels.hints.required}
        </Text>
        <ChallengeQuestions {...questions} {...{ areas, maxLength, progress, onAreasChange }} />
        <BusinessQuestions {...questions} />
        <ContactQuestions {...questions} />
        <ReportRequest
          {...{ labels, notices, draftNote, draftRefused, onStartOver }}
          hasErrors={errorCount > 0}
          onWithoutAi={() => onSubmit(true)}
        />
      </Stack>
    </form>
  );
}
