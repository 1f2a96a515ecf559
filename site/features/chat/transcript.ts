import { digitalSourceType } from '#services';

import { chatCopy } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';

/** Returns the text of a message, with a note if the answer was cut. */
export const textOf = ({ content, cut }: DisplayedMessage): string =>
  cut ? `${content}\n\n${chatCopy.cut}` : content;

/** Returns a conversation as Markdown. AI answers are marked for readers, and in the front matter for programs. */
export const transcript = (messages: readonly DisplayedMessage[]): string =>
  [
    ...(messages.some(isByAi) ? [`---\ndigitalSourceType: ${digitalSourceType.mixed}\n---`] : []),
    ...messages.map((message) => `**${authorOf(message)}:** ${textOf(message)}`),
  ].join('\n\n');

const isByAi = ({ source }: DisplayedMessage) => source === 'ai';

function authorOf(message: DisplayedMessage): string {
  if (message.isUser) return chatCopy.you;
  return isByAi(message) ? chatCopy.assistantByAi : chatCopy.assistant;
}
