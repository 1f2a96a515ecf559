import type { AssistantStatus } from '#services';

import { headers, statuses } from './chat.content.ts';

/** True if the next message goes to the model. */
export const asksModel = ({ mode, withoutAi }: AssistantStatus): boolean => mode === 'ai' && !withoutAi;

/** Source of the next answer, from which the whole header is derived. */
type Answerer = 'ai' | 'aiIfAvailable' | 'siteByChoice' | 'siteAfterErrors' | 'site';

function answererOf({ mode, model, withoutAi }: AssistantStatus): Answerer {
  if (model === 'absent') return 'site';
  if (withoutAi) return 'siteByChoice';
  if (mode === 'offline') return 'siteAfterErrors';
  return model === 'available' ? 'ai' : 'aiIfAvailable';
}

/** The header of the chat in one state. */
export interface ChatHeader {
  /** Line under the title; announced when it changes. */
  readonly status: string | undefined;
  /** Source of the answers, and the data sent. */
  readonly notice: (typeof headers)[keyof typeof headers];
  /** Whether the visitor can switch AI off. */
  readonly hasSwitch: boolean;
  /** Whether AI can be tried again. */
  readonly hasRetry: boolean;
}

/**
 * The header for this status.
 * @param announcesNext Says that the next message goes to AI: after an answer of the site, and after AI was switched on.
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
    notice: headers[answerer === 'siteAfterErrors' ? 'site' : answerer],
    hasSwitch: answerer !== 'site' && answerer !== 'siteAfterErrors',
    hasRetry: answerer === 'siteAfterErrors',
  };
}
