import type { Assistant, AssistantStatus } from '#services';
import { chatbot } from '#services/knowledge';

/**
 * Stands in for an assistant that did not load: it greets, and each question tries to load the real one again.
 * Until that works `reply` rejects, which the chat shows as the text of specification section 8.
 */
export function lateAssistant(load: () => Promise<Assistant>): Assistant {
  let status: AssistantStatus = { mode: 'ai', errors: 0, withoutAi: false };
  const listeners = new Set<() => void>();
  return {
    welcome: chatbot.welcome,
    suggestions: [],
    async reply(text, history, signal) {
      const assistant = await load();
      // What the visitor chose in the meantime comes before the first request.
      assistant.setWithoutAi(status.withoutAi);
      return assistant.reply(text, history, signal);
    },
    status: () => status,
    subscribe(onChange) {
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWithoutAi(withoutAi) {
      status = { ...status, withoutAi };
      for (const listener of listeners) listener();
    },
    tryAiAgain() {},
  };
}
