import { type Assistant, type AssistantStatus, createListeners, type Services } from '#services';
import { chatbot } from '#services/knowledge';

/**
 * Stands in for the assistant while that loads: greets at once, and `reply` waits. Once loaded, the server is asked for
 * its key, and the assistant prepares for questions in an idle moment. When loading failed, the next question loads
 * again; until that works `reply` rejects, and the chat shows its error message.
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
    // A choice made meanwhile applies to the first request.
    if (status.withoutAi) real.setWithoutAi(true);
    real.subscribe(notify);
    notify();
    void real.checkModel?.();
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => loaded.prepare?.());
    return real;
  };
  loadReal().catch((error: unknown) => reportError(error, 'chat.load'));

  return {
    welcome: chatbot.welcome,
    suggestions: chatbot.suggestions,
    async reply(...question) {
      if (real) return real.reply(...question);
      const { withoutAi } = status;
      const loaded = await loadReal();
      if (!withoutAi || loaded.status().withoutAi) return loaded.reply(...question);
      // Asked without AI, and AI was switched on while the assistant loaded: this question stays here nevertheless.
      loaded.setWithoutAi(true);
      const reply = loaded.reply(...question);
      loaded.setWithoutAi(false);
      return reply;
    },
    status: () => real?.status() ?? status,
    subscribe,
    setWithoutAi(withoutAi) {
      if (real) return real.setWithoutAi(withoutAi);
      status = { ...status, withoutAi };
      notify();
    },
    tryAiAgain: () => real?.tryAiAgain(),
  };
}
