import { useLayoutEffect, useRef } from 'react';

import { Button, ErrorState, Inline } from '#design-system';

import { auditErrors } from './auditPage.content.ts';
import type { AuditState } from './useReport.ts';

export interface AuditErrorProps {
  readonly state: Extract<AuditState, { readonly stage: 'failed' | 'missing' | 'unloaded' }>;
  readonly onBack: () => void;
  readonly onTemplates: () => void;
}

/** Error in place of a report: the reason and the next steps. It takes the focus. */
export function AuditError({ state, onBack, onTemplates }: AuditErrorProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.focus(), []);
  const backButton = (
    <Button variant="outline" onClick={onBack}>
      {auditErrors.failed.back}
    </Button>
  );
  return (
    <div role="alert">
      {state.stage === 'failed' && (
        <ErrorState
          ref={frame}
          tabIndex={-1}
          title={auditErrors.failed.title}
          details={state.message}
          action={
            <Inline gap="s">
              <Button onClick={onTemplates}>{auditErrors.failed.templates}</Button>
              {backButton}
            </Inline>
          }
        >
          {auditErrors.failed.text}
        </ErrorState>
      )}
      {state.stage === 'unloaded' && (
        <ErrorState
          ref={frame}
          tabIndex={-1}
          title={auditErrors.unloaded.title}
          action={
            <Inline gap="s">
              <Button onClick={() => window.location.reload()}>{auditErrors.unloaded.reload}</Button>
              {backButton}
            </Inline>
          }
        >
          {auditErrors.unloaded.text}
        </ErrorState>
      )}
      {state.stage === 'missing' && (
        <ErrorState ref={frame} tabIndex={-1} title={auditErrors.missing.title} action={backButton}>
          {state.view === 'shared' ? auditErrors.missing.shared : auditErrors.missing.saved}
        </ErrorState>
      )}
    </div>
  );
}
