import type { AssistantStatus } from '#services';

import { notices, statuses } from './chat.content.ts';

/** Source of the next answer. The whole header follows from it. */
type Answerer = 'ai' | 'aiIfAvailable' | 'siteByChoice' | 'siteAfterErrors' | 'site';

function answererOf({ mode, model, withoutAi }: AssistantStatus): Answerer {
  if (model === 'absent') return 'site';
  if (withoutAi) return 'siteByChoice';
  if (mode === 'offline') return 'siteAfterErrors';
  return model === 'available' ? 'ai' : 'aiIfAvailable';
}

/** Header of the chat for one status of the assistant. */
export interface ChatHeader {
  /** Line under the title. Screen readers announce each change. */
  readonly status: string | undefined;
  /** Notice about the source of the answers and the data sent. */
  readonly notice: (typeof notices)[keyof typeof notices];
  /** Whether the switch for AI is shown. */
  readonly hasSwitch: boolean;
  /** Whether the button "Try AI again" is shown. */
  readonly hasRetry: boolean;
}

/**
 * Returns the header for a status of the assistant.
 *
 * @param announcesNext Whether the status line says that the next message goes to AI, after errors also that AI did not
 * answer. Set it after an answer of the site, and after AI was switched on.
 */
export function chatHeader(status: AssistantStatus, announcesNext: boolean): ChatHeader {
  const answerer = answererOf(status);
  const next = status.errors > 0 ? statuses.unanswered : statuses.nextByAi;
  const lines = {
    ai: announcesNext ? next : undefined,
    aiIfAvailable: announcesNext ? next : undefined,
    siteByChoice: statuses.byChoice,
    siteAfterErrors: statuses.afterErrors,
    site: statuses.site,
  };
  return {
    status: lines[answerer],
    notice: notices[answerer === 'siteAfterErrors' ? 'site' : answerer],
    hasSwitch: answerer !== 'site' && answerer !== 'siteAfterErrors',
    hasRetry: answerer === 'siteAfterErrors',
  };
}
