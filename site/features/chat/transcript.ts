import { words } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';

/** The text of a message to take along; says if the answer was cut. */
export const textOf = ({ content, cut }: DisplayedMessage): string =>
  cut ? `${content}\n\n${words.cut}` : content;

/** A conversation as Markdown, to store or to pass on. */
export const transcript = (messages: readonly DisplayedMessage[]): string =>
  messages
    .map((message) => `**${message.isUser ? words.you : words.assistant}:** ${textOf(message)}`)
    .join('\n\n');
