import type { Assistant, AssistantStatus, Services } from '#services';
import { chatbot } from '#services/knowledge';

/**
 * An assistant that greets at once, while the real one loads. A question waits for it, and tries to load it again if it
 * did not come. Until that works `reply` rejects, which the chat shows as the text of the requirements (Error messages).
 */
export function fallbackAssistant(
  load: () => Promise<Assistant>,
  reportError: Services['reportError'],
): Assistant {
  let real: Assistant | undefined;
  let status: AssistantStatus = { mode: 'ai', errors: 0, withoutAi: false };
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const arrival = async (): Promise<Assistant> => {
    const loaded = await load();
    if (real) return real;
    real = loaded;
    // What the visitor chose in the meantime comes before the first request.
    if (status.withoutAi) real.setWithoutAi(true);
    real.subscribe(notify);
    notify();
    return real;
  };
  arrival().catch((error: unknown) => reportError(error, 'chat.load'));

  return {
    welcome: chatbot.welcome,
    suggestions: chatbot.suggestions,
    reply: async (...question) => (real ?? (await arrival())).reply(...question),
    status: () => real?.status() ?? status,
    subscribe(onChange) {
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWithoutAi(withoutAi) {
      if (real) return real.setWithoutAi(withoutAi);
      status = { ...status, withoutAi };
      notify();
    },
    tryAiAgain: () => real?.tryAiAgain(),
  };
}
