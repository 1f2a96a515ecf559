import { type AuditFormData, maxAnswerLengths } from '#services';

import type { DisplayedMessage } from './conversation.ts';

/**
 * Returns the visitor's messages as text for the challenge in the audit form. If they are too long, it contains only
 * the newest.
 */
export function challengeFromMessages(messages: readonly DisplayedMessage[]): string {
  const texts: string[] = [];
  let remaining = maxAnswerLengths.challengeDescription;
  for (const { content, isUser } of messages.toReversed()) {
    if (!isUser) continue;
    if (content.length + 1 > remaining) break;
    remaining -= content.length + 1;
    texts.unshift(content);
  }
  return texts.join('\n');
}

/**
 * Returns the form with this text added to its challenge. Returns the same challenge if it already contains the text,
 * or would become too long.
 */
export function addToChallenge(form: AuditFormData, addition: string): AuditFormData {
  const before = form.challengeDescription.trim();
  if (before.includes(addition)) return form;
  const longer = before ? `${before}\n\n${addition}` : addition;
  const challengeDescription = longer.length <= maxAnswerLengths.challengeDescription ? longer : before;
  return { ...form, challengeDescription };
}
