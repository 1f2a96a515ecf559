import { useLayoutEffect, useRef } from 'react';

import { Button, ErrorState, Inline } from '#design-system';

import { troubles } from './auditPage.content.ts';
import type { ReportState } from './useReport.ts';

export interface AuditTroubleProps {
  readonly state: Extract<ReportState, { readonly stage: 'failed' | 'missing' }>;
  readonly onBack: () => void;
  readonly onTemplates: () => void;
}

/** Why there is no report, and the ways on. */
export function AuditTrouble({ state, onBack, onTemplates }: AuditTroubleProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.focus(), []);
  const back = (
    <Button variant="outline" onClick={onBack}>
      {troubles.failed.back}
    </Button>
  );
  return (
    <div role="alert">
      {state.stage === 'failed' ? (
        <ErrorState
          ref={frame}
          tabIndex={-1}
          title={troubles.failed.title}
          details={state.message}
          action={
            <Inline gap="s">
              <Button onClick={onTemplates}>{troubles.failed.templates}</Button>
              {back}
            </Inline>
          }
        >
          {troubles.failed.text}
        </ErrorState>
      ) : (
        <ErrorState ref={frame} tabIndex={-1} title={troubles.missing.title} action={back}>
          {state.view === 'shared' ? troubles.missing.shared : troubles.missing.kept}
        </ErrorState>
      )}
    </div>
  );
}
