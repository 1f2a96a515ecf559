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

/** Parts of a conversation that load before it can be shown. */
export interface ChatParts {
  readonly assistant: Assistant;
  readonly stored: StoredValue<StoredChat>;
}

const loading = new WeakMap<Services, Promise<ChatParts>>();

/**
 * Loads the assistant and the stored conversation of these services. Returns the same promise each time. Never
 * rejects.
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
  // The stored messages are shown at once, even while the assistant is loading.
  const lazy = lazyAssistant(assistant, reportError);
  if (withoutAi) lazy.setWithoutAi(true);
  await preloadMarkdown(
    messages.flatMap(({ content, isUser }) => (isUser ? [] : [content])),
    reportError,
  );
  return { assistant: lazy, stored };
}
