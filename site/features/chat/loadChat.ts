import {
  type Assistant,
  createStoredValue,
  type Services,
  type StoredChat,
  type StoredValue,
  storedKeys,
} from '#services';

import { lazyAssistant } from './lazyAssistant.ts';
import { preloadMarkdown } from './markdownRenderer.ts';

/** Parts of the chat that are loaded before it is shown. */
export interface ChatParts {
  readonly assistant: Assistant;
  readonly stored: StoredValue<StoredChat>;
}

const loading = new WeakMap<Services, Promise<ChatParts>>();

/**
 * Prepares the chat: a stand-in for the assistant, the stored conversation and its renderer. Returns the same promise
 * for the same services. Never rejects.
 */
export function loadChat(services: Services): Promise<ChatParts> {
  const known = loading.get(services);
  if (known) return known;
  const promise = load(services);
  loading.set(services, promise);
  return promise;
}

async function load({ assistant, session, reportError }: Services): Promise<ChatParts> {
  const stored = createStoredValue(session, storedKeys.chat);
  const { messages = [], withoutAi = false } = stored.read() ?? {};
  // Does not wait for the assistant, so that the stored messages appear at once.
  const lazy = lazyAssistant(assistant, reportError);
  if (withoutAi) lazy.setWithoutAi(true);
  await preloadMarkdown(
    messages.flatMap(({ content, isUser }) => (isUser ? [] : [content])),
    reportError,
  );
  return { assistant: lazy, stored };
}
