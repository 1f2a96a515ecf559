import { type Assistant, type AssistantStatus, createListeners, type Services } from '#services';
import { chatbot } from '#services/knowledge';

/**
 * Returns an assistant that works while the real one is loading: its welcome is ready at once, and `reply` waits.
 *
 * After loading, the real assistant checks whether the server has a key, and prepares for questions when the browser
 * is idle. If loading fails, the next question loads it again. If that fails too, `reply` rejects and the chat shows
 * its error message.
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
    // A choice made while loading applies to the first request.
    if (status.withoutAi) real.setWithoutAi(true);
    real.subscribe(notify);
    notify();
    void real.checkModel?.();
    // Safari does not have this function.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => loaded.prepare?.());
    return real;
  };
  loadReal().catch((error: unknown) => reportError(error, 'chat.load'));

  return {
    welcome: chatbot.welcome,
    suggestions: chatbot.suggestions,
    async reply(...request) {
      if (real) return real.reply(...request);
      const { withoutAi } = status;
      const loaded = await loadReal();
      if (!withoutAi || loaded.status().withoutAi) return loaded.reply(...request);
      // The visitor asked without AI and then switched AI on, before loading was done. This question must still not
      // go to AI.
      loaded.setWithoutAi(true);
      const reply = loaded.reply(...request);
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
