import { type AuditFormData, maxAnswerLengths } from '#services';

import type { DisplayedMessage } from './conversation.ts';

/** The visitor's messages in order: as many of the newest as fit into the challenge of the audit form. */
export function challengeFromMessages(messages: readonly DisplayedMessage[]): string {
  const texts: string[] = [];
  let room = maxAnswerLengths.challengeDescription;
  for (const { content, isUser } of messages.toReversed()) {
    if (!isUser) continue;
    if (content.length + 1 > room) break;
    room -= content.length + 1;
    texts.unshift(content);
  }
  return texts.join('\n');
}

/** The form with this text added to its challenge, unless it is in it already or would make it too long. */
export function addToChallenge(form: AuditFormData, addition: string): AuditFormData {
  const before = form.challengeDescription.trim();
  if (before.includes(addition)) return form;
  const both = before ? `${before}\n\n${addition}` : addition;
  const challengeDescription = both.length <= maxAnswerLengths.challengeDescription ? both : before;
  return { ...form, challengeDescription };
}
