import { type Assistant, type AssistantStatus, createListeners, type Services } from '#services';
import { chatbot } from '#services/knowledge';

/**
 * Stands in for the assistant while that loads: greets at once, and `reply` waits. When loading failed, the next
 * question loads again; until that works `reply` rejects, and the chat shows its error message.
 */
export function lazyAssistant(
  load: () => Promise<Assistant>,
  reportError: Services['reportError'],
): Assistant {
  let real: Assistant | undefined;
  let status: AssistantStatus = { mode: 'ai', errors: 0, withoutAi: false, model: 'unknown' };
  const { notify, subscribe } = createListeners();
  const loadReal = async (): Promise<Assistant> => {
    const loaded = await load();
    if (real) return real;
    real = loaded;
    // What the visitor chose meanwhile applies to the first request.
    if (status.withoutAi) real.setWithoutAi(true);
    real.subscribe(notify);
    notify();
    return real;
  };
  loadReal().catch((error: unknown) => reportError(error, 'chat.load'));

  return {
    welcome: chatbot.welcome,
    suggestions: chatbot.suggestions,
    reply: async (...question) => (real ?? (await loadReal())).reply(...question),
    status: () => real?.status() ?? status,
    subscribe,
    setWithoutAi(withoutAi) {
      if (real) return real.setWithoutAi(withoutAi);
      status = { ...status, withoutAi };
      notify();
    },
    tryAiAgain: () => real?.tryAiAgain(),
    checkModel: async () => (real ?? (await loadReal())).checkModel?.(),
  };
}
