import { type AuditFormData, longestAnswers } from '#services';

import type { DisplayedMessage } from './conversation.ts';

/** What the visitor said, newest as far as it fits into the audit's challenge, in the order it was said. */
export function challengeFromMessages(messages: readonly DisplayedMessage[]): string {
  const said: string[] = [];
  let room = longestAnswers.challengeDescription;
  for (const { content, isUser } of messages.toReversed()) {
    if (!isUser) continue;
    if (content.length + 1 > room) break;
    room -= content.length + 1;
    said.unshift(content);
  }
  return said.join('\n');
}

/** The form with what was said added to its challenge; what is there already is not said twice. */
export function addToChallenge(form: AuditFormData, said: string): AuditFormData {
  const before = form.challengeDescription.trim();
  if (before.includes(said)) return form;
  const both = before ? `${before}\n\n${said}` : said;
  const challengeDescription = both.length <= longestAnswers.challengeDescription ? both : before;
  return { ...form, challengeDescription };
}
