import { createListeners } from '../createListeners.ts';
import { abortError } from '../errors/abortError.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import type { Assistant, AssistantReply, AssistantStatus, ChatMessage } from './Assistant.ts';
import { initialStatus, nextStatus } from './modeMachine.ts';
import { followUpSuggestions, initialSuggestions } from './suggestions.ts';

/** One recorded call of `reply`. */
export interface AssistantCall {
  readonly text: string;
  readonly history: readonly ChatMessage[];
  readonly signal: AbortSignal | undefined;
}

/** A working `Assistant` without a model, for stories and tests. */
export interface FakeAssistant extends Assistant {
  /** Every call of `reply`, oldest first. */
  readonly calls: readonly AssistantCall[];
  /** Changes the status and notifies the subscribers. */
  setStatus(status: Partial<AssistantStatus>): void;
}

type Given = Partial<Omit<AssistantReply, 'content'>>;

/** An assistant for each scenario of the chat. */
export const fakeAssistant = {
  /**
   * Answers with these texts in turn and repeats the last one. The source is the model unless `given` states another.
   */
  says: (text: string | readonly string[], given: Given = {}) => {
    const texts = typeof text === 'string' ? [text] : text;
    let next = 0;
    return fake((onWritten) => {
      const content = texts[Math.min(next, texts.length - 1)] ?? '';
      next += 1;
      onWritten?.(content);
      return Promise.resolve({ content, ...given });
    });
  },

  /** Never answers, to show the waiting state. Ends only when the visitor stops it. */
  hangs: () => fake(() => new Promise<never>(() => {})),

  /** Writes the beginning of an answer and never completes it. */
  writes: (written: string) =>
    fake((onWritten) => {
      onWritten?.(written);
      return new Promise<never>(() => {});
    }),

  /** Gives only local answers, as without a key or after three errors. */
  offline: (text = 'This answer comes from our own pages: [Services](/services).', given: Given = {}) => {
    const pages = [{ name: 'Services', path: '/services' }];
    return fake(() => Promise.resolve({ content: text, source: 'site', pages, ...given }), {
      mode: 'offline',
      errors: 3,
    });
  },

  /** The server has no key for a model. */
  withoutKey: (text = 'This answer comes from our own pages: [Services](/services).') =>
    fake(
      () =>
        Promise.resolve({
          content: text,
          source: 'site',
          pages: [{ name: 'Services', path: '/services' }],
          unsent: true,
        }),
      { mode: 'offline', model: 'absent' },
    ),

  /** Every reply rejects, as on an unexpected error. */
  fails: (error: Error = new Error('The chat is broken.')) => fake(() => Promise.reject(error)),
};

function fake(
  answer: (onWritten?: (written: string) => void) => Promise<Given & { readonly content: string }>,
  initial: Partial<AssistantStatus> = {},
): FakeAssistant {
  const calls: AssistantCall[] = [];
  const { notify, subscribe } = createListeners();
  let status: AssistantStatus = { ...initialStatus, ...initial };

  function become(next: AssistantStatus) {
    if (next === status) return;
    status = next;
    notify();
  }

  return {
    calls,
    welcome: knowledge.chatbot.welcome,
    suggestions: initialSuggestions(knowledge),

    async reply(text, history, signal, onWritten) {
      calls.push({ text, history, signal });
      const fromSite = status.mode === 'offline' || status.withoutAi;
      const { content, ...rest } = await unlessAborted(
        () => answer(fromSite ? undefined : onWritten),
        signal,
      );
      return {
        content,
        source: fromSite ? 'site' : 'ai',
        pages: [],
        suggestions: followUpSuggestions(text, content, knowledge),
        unsent: fromSite,
        ...rest,
      };
    },

    status: () => status,

    subscribe,
    setWithoutAi: (withoutAi) => become(nextStatus(status, { type: 'withoutAi', withoutAi })),
    tryAiAgain: () => become(nextStatus(status, { type: 'tryAgain' })),
    setStatus: (change) => become({ ...status, ...change }),
  };
}

async function unlessAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  if (signal.aborted) throw abortError(signal);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortError(signal)), { once: true });
  });
  return Promise.race([work(), aborted]);
}
