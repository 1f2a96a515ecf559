import { type AuditFormData, maxAnswerLengths } from '#services';

import type { DisplayedMessage } from './conversation.ts';

/** The visitor's messages in order: as many of the newest as fit into the challenge of the audit form. */
export function challengeFromMessages(messages: readonly DisplayedMessage[]): string {
  const said: string[] = [];
  let room = maxAnswerLengths.challengeDescription;
  for (const { content, isUser } of messages.toReversed()) {
    if (!isUser) continue;
    if (content.length + 1 > room) break;
    room -= content.length + 1;
    said.unshift(content);
  }
  return said.join('\n');
}

/** The form with this text added to its challenge, unless it is in it already or would make it too long. */
export function addToChallenge(form: AuditFormData, said: string): AuditFormData {
  const before = form.challengeDescription.trim();
  if (before.includes(said)) return form;
  const both = before ? `${before}\n\n${said}` : said;
  const challengeDescription = both.length <= maxAnswerLengths.challengeDescription ? both : before;
  return { ...form, challengeDescription };
}
