import { type FormEvent, useLayoutEffect, useRef } from 'react';

import {
  ErrorSummary,
  Fieldset,
  Grid,
  ProgressSteps,
  SelectField,
  Stack,
  Text,
  TextField,
} from '#design-system';
import type { AuditFormData } from '#services';

import { AuditFormFoot } from './AuditFormFoot.tsx';
import {
  companySizes,
  errorTitle,
  fieldsets,
  formName,
  hints,
  industries,
  labels,
} from './auditForm.content.ts';
import { ChallengeFields } from './ChallengeFields.tsx';
import { formProgress } from './formProgress.ts';
import type { useAuditForm } from './useAuditForm.ts';

export interface AuditFormProps {
  readonly form: ReturnType<typeof useAuditForm>;
  /** Called with checked answers. */
  readonly onSubmit: (answers: AuditFormData, withoutAi: boolean) => void;
  readonly onSample: () => void;
  /** Takes the focus when the form comes back in place of a report. @default false */
  readonly takesFocus?: boolean;
}

/** The eight questions on one page, in three parts (A10). */
export function AuditForm({ form, onSubmit, onSample, takesFocus = false }: AuditFormProps) {
  const { formElement, answers, errors, attempts, answer, revalidate } = form;
  const summary = useRef<HTMLElement>(null);
  const problems = Object.entries(errors).map(([field, message]) => ({ fieldId: `audit-${field}`, message }));
  const { you, business, steps } = formProgress(answers);

  useLayoutEffect(() => {
    if (takesFocus) formElement.current?.focus();
  }, [takesFocus, formElement]);
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const submit = (withoutAi: boolean) => {
    if (form.validate()) onSubmit(answers, withoutAi);
  };
  const text = (field: Exclude<keyof AuditFormData, 'areasOfInterest'>) => ({
    id: `audit-${field}`,
    name: field,
    label: labels[field],
    value: answers[field],
    error: errors[field],
    onChange: (value: string) => answer({ [field]: value }),
    onBlur: () => revalidate(field),
  });

  return (
    <form
      ref={formElement}
      noValidate
      // Without scripts Enter does nothing; otherwise it would write the answers into the address.
      method="dialog"
      aria-label={formName}
      tabIndex={-1}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Stack gap="l">
        {problems.length > 0 && (
          <div role="alert">
            <ErrorSummary ref={summary} title={errorTitle} errors={problems} />
          </div>
        )}
        <ProgressSteps steps={steps} />
        <Fieldset legend={fieldsets.you.legend} note={you ? fieldsets.you.done : undefined}>
          <Text size="small" tone="muted">
            {hints.contact}
          </Text>
          <Grid columns={{ tablet: 2 }} gap="m">
            <TextField {...text('contactName')} autoComplete="name" required />
            <TextField {...text('email')} type="email" autoComplete="email" required />
            <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
          </Grid>
        </Fieldset>
        <Fieldset legend={fieldsets.business.legend} note={business ? fieldsets.business.done : undefined}>
          <Grid columns={{ tablet: 2 }} gap="m">
            <TextField {...text('businessName')} autoComplete="organization" required />
            <SelectField {...text('industry')} options={industries} placeholder="Choose one" optional />
            <SelectField {...text('companySize')} options={companySizes} placeholder="Choose one" optional />
          </Grid>
        </Fieldset>
        <Fieldset legend={fieldsets.challenge.legend}>
          <ChallengeFields
            areas={answers.areasOfInterest}
            onAreasChange={(areasOfInterest) => answer({ areasOfInterest })}
            challenge={text('challengeDescription')}
          />
        </Fieldset>
        <AuditFormFoot
          draftState={form.draftState}
          onSample={onSample}
          onWithoutAi={() => submit(true)}
          onStartOver={form.startOver}
        />
      </Stack>
    </form>
  );
}
