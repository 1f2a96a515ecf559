import { type ReactNode, useLayoutEffect } from 'react';

import { AuditForm, Link } from '#design-system';
import { type AuditFormData, auditAreas, maxAnswerLengths } from '#services';
import { paths } from '#site/routing/paths.ts';

import { draftNotes, formCopy, formName, notices, options } from './auditForm.content.ts';
import { formProgress } from './formProgress.ts';
import type { useAuditForm } from './useAuditForm.ts';

export interface AuditFormContainerProps {
  readonly form: ReturnType<typeof useAuditForm>;
  /** Preview of the report from the answers so far. */
  readonly progress: ReactNode;
  /** Called only if all answers are valid. */
  readonly onSubmit: (answers: AuditFormData, withoutAi: boolean) => void;
  /** Focuses the form when it replaces a report. @default false */
  readonly takesFocus?: boolean;
}

/** Connects the form of the design system to the answers, the copy and the links of the site. */
export function AuditFormContainer({
  form,
  progress,
  onSubmit,
  takesFocus = false,
}: AuditFormContainerProps) {
  const { formElement, answers, draftState } = form;
  useLayoutEffect(() => {
    if (takesFocus) formElement.current?.focus();
  }, [takesFocus, formElement]);
  const { steps, ...done } = formProgress(answers);
  return (
    <AuditForm
      ref={formElement}
      aria-label={formName}
      labels={formCopy}
      answers={answers}
      areas={auditAreas.filter((area) => answers.areasOfInterest[area])}
      errors={form.errors}
      checkedErrors={form.checkedErrors}
      attempts={form.attempts}
      steps={steps}
      done={done}
      options={options}
      maxLength={maxAnswerLengths.challengeDescription}
      progress={progress}
      notices={{
        generate: (
          <>
            {notices.generate} <Link href={paths.privacy}>{notices.more}</Link>.
          </>
        ),
        withoutAi: notices.withoutAi,
      }}
      draftNote={draftNotes[draftState]}
      draftRefused={draftState === 'refused'}
      {...form.events}
      onAnswer={form.readAndSave}
      onAreasChange={form.readAndSave}
      onLeave={form.readAndSave}
      onSubmit={(withoutAi) => {
        if (form.validate()) onSubmit(form.readAndSave(), withoutAi);
      }}
      onStartOver={form.startOver}
    />
  );
}
