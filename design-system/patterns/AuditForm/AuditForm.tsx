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
  /** Answers at first, by field. From then on the fields keep their values. */
  readonly answers: Readonly<Record<AuditField, string>>;
  /** Values of the areas that are ticked at first. */
  readonly areas: readonly string[];
  /** Error messages by field, in the order of the fields. */
  readonly errors: Readonly<Partial<Record<AuditField, string>>>;
  /**
   * Error messages of the last check. Those that the visitor has corrected since are invisible but keep their space.
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
  /** Preview of the answers so far, shown below the areas. @default none */
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
  const ids = useId();
  const summary = useRef<HTMLElement>(null);
  const problems = Object.entries({ ...checkedErrors, ...errors }).map(([field, message]) => ({
    fieldId: `audit-${field}`,
    message,
    settled: !(field in errors),
  }));
  const open = Object.keys(errors).length;
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const field = (name: AuditField) => ({
    id: `audit-${name}`,
    name,
    label: labels.fields[name],
    defaultValue: answers[name],
    error: errors[name],
    settledError: checkedErrors[name],
    onValueChange: (answer: string) => onAnswer(name, answer),
    onBlur: () => onLeave(name),
  });
  const choice = (name: 'industry' | 'companySize') => ({
    ...field(name),
    options: options[name],
    placeholder: labels.placeholder,
  });
  return (
    <form
      noValidate
      // With another method Enter would write the answers into the address if scripts are off.
      method="dialog"
      tabIndex={-1}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(false);
      }}
    >
      <Stack gap="l">
        {problems.length > 0 && (
          <ErrorSummary ref={summary} title={labels.errorTitle(open)} errors={problems} />
        )}
        <ProgressSteps steps={steps} />
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
            {...field('challengeDescription')}
            hint={labels.hints.challenge}
            limit={maxLength}
            rows={3}
            optional
          />
        </Fieldset>
        <Fieldset legend={labels.legends.business} note={done.business ? labels.done : undefined}>
          <TextField {...field('businessName')} autoComplete="organization" required />
          <Grid columns={{ tablet: 2 }} gap="l">
            <SelectField {...choice('industry')} optional />
            <SelectField {...choice('companySize')} optional />
          </Grid>
        </Fieldset>
        <Fieldset
          legend={labels.legends.you}
          note={done.you ? labels.done : undefined}
          aria-describedby={`${ids}-you`}
        >
          <Text id={`${ids}-you`} size="small" tone="muted">
            {labels.hints.contact}
          </Text>
          <TextField {...field('contactName')} autoComplete="name" required />
          <Grid columns={{ tablet: 2 }} gap="l">
            <TextField {...field('email')} type="email" autoComplete="email" required />
            <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
          </Grid>
        </Fieldset>
        <Fieldset
          legend={labels.legends.report}
          aria-describedby={`${ids}-report`}
          className={styles.actions}
        >
          <Text id={`${ids}-report`} size="small" tone="muted">
            {labels.hints.report}
          </Text>
          <AuditFormActions
            labels={labels.actions}
            notices={notices}
            draftNote={draftNote}
            draftRefused={draftRefused}
            hasErrors={open > 0}
            onWithoutAi={() => onSubmit(true)}
            onStartOver={onStartOver}
          />
        </Fieldset>
      </Stack>
    </form>
  );
}
