import type { DisplayedMessage } from './conversation.ts';

/** A conversation as Markdown, to keep or to pass on. */
export const transcript = (messages: readonly DisplayedMessage[], you: string, assistant: string): string =>
  messages.map(({ content, isUser }) => `**${isUser ? you : assistant}:** ${content}`).join('\n\n');
