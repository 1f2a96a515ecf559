import { useEffect } from 'react';

import { Text } from '#design-system';
import { useServices } from '#services';

import { AuditForm } from './AuditForm.tsx';
import { AuditTrouble } from './AuditTrouble.tsx';
import { opening } from './auditPage.content.ts';
import { fragments } from './auditPlace.ts';
import { GeneratingReport } from './GeneratingReport.tsx';
import { CompareScreen, prefetchAudit, prepareReport, ReportScreen } from './lazyParts.ts';
import { isOwn, type ShownReport } from './ShownReport.ts';
import type { useAuditForm } from './useAuditForm.ts';
import type { useReport } from './useReport.ts';

export interface AuditStageProps {
  readonly form: ReturnType<typeof useAuditForm>;
  readonly reports: ReturnType<typeof useReport>;
  /** Something else was here before: the form takes the focus when it comes back. */
  readonly returning: boolean;
}

/** What the audit page is about at the moment: the form, the wait, a report or two, or why there is none. */
export function AuditStage({ form, reports, returning }: AuditStageProps) {
  const { state, records, go, generate, stop, adopt } = reports;
  const services = useServices();
  const begun = form.draftState !== 'none';
  useEffect(() => {
    if (begun) prefetchAudit(services);
  }, [begun, services]);
  const toForm = () => {
    stop();
    go(fragments.form);
  };
  const change = (shown: ShownReport) => {
    if (isOwn(shown)) form.reuse(shown.record.formData);
    toForm();
  };
  switch (state.stage) {
    case 'form':
      return (
        <AuditForm
          form={form}
          takesFocus={returning}
          onSample={() => {
            prepareReport();
            go(fragments.sample);
          }}
          onSubmit={(answers, withoutAi) => {
            prepareReport();
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
      return (
        <AuditTrouble state={state} onBack={toForm} onTemplates={() => void generate(form.answers, true)} />
      );
    case 'opening':
      return (
        <Text role="status" tabIndex={-1} ref={takeFocus}>
          {opening}
        </Text>
      );
    case 'shown':
      return (
        <ReportScreen
          shown={state.shown}
          records={records}
          onBack={() => change(state.shown)}
          onCompare={(one, other) => go(fragments.compare(one, other))}
          onKeep={() => adopt(state.shown)}
        />
      );
    case 'compare':
      return (
        <CompareScreen
          records={state.records}
          choice={records}
          onChoose={(one, other) => go(fragments.compare(one, other))}
          onBack={() => go(fragments.kept(state.records[0].id))}
        />
      );
  }
}

/** What was pressed is gone; until the report takes the focus, it waits here. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
