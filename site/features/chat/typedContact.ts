import { contactProblem } from '#services';

import type { DisplayedMessage } from './conversation.ts';

const email = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/u;
/** At least seven digits, which may stand in groups. */
const phone = /(?:\+|\b00)?\(?\d(?:[\s()./-]{0,2}\d){6,14}/;

/**
 * Returns the newest valid e-mail address and phone number that the visitor has typed in the conversation. Each is
 * empty if there is none.
 */
export function typedContact(messages: readonly DisplayedMessage[]) {
  const newestFirst = messages.filter(({ isUser }) => isUser).toReversed();
  const find = (field: 'email' | 'phone', pattern: RegExp) =>
    newestFirst
      .map(({ content }) => pattern.exec(content)?.[0].replace(/[.!?]+$/, '') ?? '')
      .find((found) => found !== '' && contactProblem(field, found) === null) ?? '';
  return { email: find('email', email), phone: find('phone', phone) };
}
