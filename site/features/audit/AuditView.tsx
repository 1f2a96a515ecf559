import { type ReactNode, useEffect } from 'react';

import { Text } from '#design-system';
import { useServices } from '#services';
import { AuditError } from './AuditError.tsx';
import { AuditFormContainer } from './AuditFormContainer.tsx';
import { opening } from './auditPage.content.ts';
import { fragments } from './auditRoute.ts';
import { type DisplayedReport, isFromVisitor } from './DisplayedReport.ts';
import { GeneratingReport } from './GeneratingReport.tsx';
import { CompareScreen, preloadAudit, preloadReport, ReportScreen } from './lazyComponents.ts';
import type { useAuditForm } from './useAuditForm.ts';
import type { useReport } from './useReport.ts';

export interface AuditViewProps {
  readonly form: ReturnType<typeof useAuditForm>;
  readonly reports: ReturnType<typeof useReport>;
  /** Whether another state was shown before. If so, the form takes the focus. */
  readonly returning: boolean;
  /** Preview of the answers so far, inside the form. */
  readonly progress: ReactNode;
}

/** Shows the current stage of the audit: the form, the progress, one report, two reports, or an error. */
export function AuditView({ form, reports, returning, progress }: AuditViewProps) {
  const { state, records, go, generate, stop, save } = reports;
  const services = useServices();
  const hasDraft = form.draftState !== 'none';
  useEffect(() => {
    if (hasDraft) preloadAudit(services);
  }, [hasDraft, services]);
  const toForm = () => {
    stop();
    go(fragments.form);
  };
  const changeAnswers = (displayed: DisplayedReport) => {
    if (isFromVisitor(displayed)) form.fill(displayed.record.formData);
    toForm();
  };
  switch (state.stage) {
    case 'form':
      return (
        <AuditFormContainer
          form={form}
          progress={progress}
          takesFocus={returning}
          onSubmit={(answers, withoutAi) => {
            preloadReport();
            void generate(answers, withoutAi);
          }}
        />
      );
    case 'generating':
      return (
        <GeneratingReport
          withoutAi={state.withoutAi}
          onCancel={stop}
          onSkipAi={() => void generate(form.answers, true)}
        />
      );
    case 'failed':
    case 'missing':
    case 'unloaded':
      return (
        <AuditError state={state} onBack={toForm} onTemplates={() => void generate(form.answers, true)} />
      );
    case 'opening':
      return (
        <Text role="status" tabIndex={-1} ref={takeFocus}>
          {opening}
        </Text>
      );
    case 'displayed':
      return (
        <ReportScreen
          displayed={state.displayed}
          records={records}
          onBack={() => changeAnswers(state.displayed)}
          onCompare={(one, other) => go(fragments.compare(one, other))}
          onSave={() => save(state.displayed)}
          onAskAgain={() => {
            form.fill(state.displayed.record.formData);
            void generate(state.displayed.record.formData);
          }}
        />
      );
    case 'compare':
      return (
        <CompareScreen
          records={state.records}
          storedReports={records}
          onChoose={(one, other) => go(fragments.compare(one, other))}
          onBack={() => go(fragments.saved(state.records[0].id))}
        />
      );
  }
}

/** Moves the focus to this text, because the pressed button is gone. Later the report takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
