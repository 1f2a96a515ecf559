import { useEffect, useRef, useState } from 'react';

import { spoken } from './auditPage.content.ts';
import type { AuditState } from './useReport.ts';

/**
 * Delay in milliseconds before the announcement that a report is being written. If the report is ready sooner, only
 * the report is announced.
 */
const writingDelay = 2000;

/**
 * Returns the announcement for a change of stage, and an empty text before the first change. Examples: the report is
 * being written, the writing was cancelled. Screen readers also announce the name of the focused element.
 */
export function useAuditAnnouncement(stage: AuditState['stage'], hasAnswers: boolean): string {
  const [announcement, setAnnouncement] = useState('');
  const lastStage = useRef(stage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers that change later are not announced.
  useEffect(() => {
    const previous = lastStage.current;
    lastStage.current = stage;
    if (previous === stage) return;
    setAnnouncement('');
    if (stage === 'form' && hasAnswers)
      setAnnouncement(previous === 'generating' ? spoken.cancelled : spoken.returned);
    if (stage !== 'generating') return;
    const timer = setTimeout(() => setAnnouncement(spoken.writing), writingDelay);
    return () => clearTimeout(timer);
  }, [stage]);
  return announcement;
}
