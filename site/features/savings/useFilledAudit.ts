import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { type AuditFormData, useServices } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { useNotify } from '#site/state/useNotify.ts';

import { notFilled } from './chosenAutomations.content.ts';
import { chosenIn } from './chosenAutomations.ts';

interface FillableForm {
  readonly answers: AuditFormData;
  /** Replaces all answers and saves the draft. */
  readonly fill: (answers: AuditFormData) => void;
}

/** Fills the audit form with the automations named in the address, then removes them from the address. */
export function useFilledAudit({ answers, fill }: FillableForm) {
  const { search } = useLocation();
  const notify = useNotify();
  const { reportError } = useServices();
  const fillWith = useEffectEvent(
    ({ fillAudit, filled }: typeof import('./fillAudit.ts'), ids: readonly string[]) => {
      const next = fillAudit(answers, ids);
      if (next === answers) return;
      fill(next);
      notify('audit-filled', filled);
    },
  );
  useEffect(() => {
    const ids = chosenIn(search);
    if (ids.length === 0) return;
    let current = true;
    loadChunk(() => import('./fillAudit.ts')).then(
      (loaded) => {
        if (!current) return;
        // The router's `navigate` is not used, because it would cancel a page load that is under way.
        history.replaceState(history.state, '', location.pathname + location.hash);
        fillWith(loaded, ids);
      },
      (error: unknown) => {
        reportError(error, 'savings.load');
        if (current) notify('audit-filled', notFilled, 'error');
      },
    );
    return () => {
      current = false;
    };
  }, [search, notify, reportError]);
}
