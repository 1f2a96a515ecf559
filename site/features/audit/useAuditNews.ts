import { useEffect, useRef, useState } from 'react';

import { spoken } from './auditPage.content.ts';
import type { AuditState } from './useReport.ts';

/**
 * Delay before screen readers announce that a report is still being written, in milliseconds. A report that is ready
 * sooner is announced instead.
 */
const patience = 2000;

/**
 * Announcement of the audit's stage, beside the name of the focused element: that the report is being written,
 * that this was cancelled, that the answers are in the form again. Empty otherwise.
 */
export function useAuditNews(stage: AuditState['stage'], hasAnswers: boolean): string {
  const [news, setNews] = useState('');
  const before = useRef(stage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers that change later are no news.
  useEffect(() => {
    const from = before.current;
    before.current = stage;
    if (from === stage) return;
    setNews('');
    if (stage === 'form' && hasAnswers) setNews(from === 'generating' ? spoken.cancelled : spoken.returned);
    if (stage !== 'generating') return;
    const timer = setTimeout(() => setNews(spoken.writing), patience);
    return () => clearTimeout(timer);
  }, [stage]);
  return news;
}
