import { createListeners } from '../createListeners.ts';
import { abortError } from '../errors/abortError.ts';
import { logError, type ReportError } from '../errors/ReportError.ts';
import type { KnowledgeBase, PostSummary } from '../knowledge/types.ts';
import { maskContacts } from '../maskContacts.ts';
import type { Assistant, AssistantReply } from './Assistant.ts';
import { askModel, type Model, type OnWritten } from './askModel.ts';
import { systemInstruction } from './chatPrompt.ts';
import { prepareDangerReader } from './crisis.ts';
import { helpAgain, helpFor } from './help.ts';
import { historyWindow } from './historyWindow.ts';
import { asksModel, initialStatus, type ModeEvent, nextStatus } from './modeMachine.ts';
import { hasContactDetails, wantsCall } from './offline/contactDetails.ts';
import { createOfflineAnswers } from './offline/createOfflineAnswers.ts';
import { followUpSuggestions, initialSuggestions } from './suggestions.ts';

/** Time limit of the model for one message, both attempts together, in milliseconds. */
export const replyTimeLimit = 30_000;

export { checkModel } from './checkModel.ts';

/** Time limit for asking the server whether it has a key, in milliseconds. */
const checkTimeLimit = 5_000;

/** Notices before a local answer if a rate limit blocks the model. */
export const limitNotices = {
  limited:
    'You have asked many questions in a short time, so this answer comes from our own pages, without AI.',
  exhausted:
    'Our AI has answered as many questions as it may for now, so this answer comes from our own pages.',
} as const;

/** Options of `createAssistant`. */
export interface AssistantOptions {
  readonly generator: Model;
  readonly knowledge: KnowledgeBase;
  /** Blog posts that local answers can link to. */
  readonly posts?: readonly PostSummary[];
  /** Returns a number from 0 to below 1. It chooses among the texts for a question that has no answer here. */
  readonly random?: () => number;
  /** Time limit of the model per message, in milliseconds. @default 30_000 */
  readonly timeLimit?: number;
  /** Whether the visitor sees the answer while the model writes it. @default true */
  readonly streaming?: boolean;
  /** Receives unexpected errors, before the site gives a local answer. @default the console */
  readonly reportError?: ReportError | undefined;
  /** Resolves to whether the server has a key for the model; `undefined` if unknown. */
  readonly checkModel?: ((signal: AbortSignal) => Promise<boolean | undefined>) | undefined;
}

/**
 * Creates the assistant of the site. It asks the model while the model is available. Otherwise it answers from the
 * knowledge base.
 */
export function createAssistant({
  generator,
  knowledge,
  posts = [],
  random = Math.random,
  timeLimit = replyTimeLimit,
  streaming = true,
  reportError = logError,
  checkModel,
}: AssistantOptions): Assistant {
  let answerLocally: ReturnType<typeof createOfflineAnswers> | undefined;
  const system = systemInstruction(knowledge);
  const { notify, subscribe } = createListeners();
  /** Aborted and replaced when the visitor chooses answers without AI. */
  let modelUse = new AbortController();
  let status = initialStatus;
  let retryCount = 0;

  function dispatch(event: ModeEvent) {
    const next = nextStatus(status, event);
    if (next === status) return;
    status = next;
    notify();
  }

  /** Asks the model and updates the status by the outcome. */
  async function modelAnswer(
    question: string,
    history: Parameters<Assistant['reply']>[1],
    signal?: AbortSignal,
    onWritten?: OnWritten,
  ) {
    const stop = AbortSignal.any([modelUse.signal, ...(signal ? [signal] : [])]);
    const retriesBefore = retryCount;
    const turns = historyWindow(history).map((turn) =>
      turn.role === 'user' ? { ...turn, text: maskContacts(turn.text) } : turn,
    );
    const outcome = await askModel({
      generator,
      onWritten: streaming ? onWritten : undefined,
      system,
      history: turns,
      question: maskContacts(question),
      timeLimit,
      stop,
      reportError,
    });
    if (outcome.type === 'stopped' || outcome.type === 'limited' || outcome.type === 'exhausted')
      return outcome;
    // A request that started before `tryAiAgain` may fail after it. That failure must not count as the new try.
    if (outcome.type === 'succeeded' || retriesBefore === retryCount) dispatch({ type: outcome.type });
    return outcome;
  }

  function replyOf(
    question: string,
    content: string,
    rest: Omit<AssistantReply, 'content' | 'suggestions'> & Partial<Pick<AssistantReply, 'suggestions'>>,
  ): AssistantReply {
    return { content, suggestions: followUpSuggestions(question, content, knowledge), ...rest };
  }

  return {
    welcome: knowledge.chatbot.welcome,
    suggestions: initialSuggestions(knowledge),

    async reply(text, history, signal, onWritten) {
      throwIfAborted(signal);
      const question = text.trim();
      // Messages about a danger, and messages after one, are answered locally. They are never sent to the model.
      const isCrisis = (helpFor(question) ?? helpAgain(question, history)) !== undefined;
      const outcome =
        asksModel(status) && !isCrisis ? await modelAnswer(question, history, signal, onWritten) : undefined;
      throwIfAborted(signal);
      if (outcome?.type === 'succeeded')
        return replyOf(question, outcome.text, {
          source: 'ai',
          pages: [],
          unsent: false,
          ...(outcome.cut && { cut: true }),
          ...offersFor(question, knowledge),
        });
      // Created on first use, because most conversations need only the model.
      answerLocally ??= createOfflineAnswers({ knowledge, posts, random });
      const { content, by: _by, ...answer } = answerLocally(question, history);
      const notice =
        outcome?.type === 'limited' || outcome?.type === 'exhausted'
          ? `${limitNotices[outcome.type]}\n\n`
          : '';
      const unsent = !outcome || outcome.type === 'stopped' || outcome.type === 'unconfigured';
      return replyOf(question, notice + content, { source: 'site', unsent, ...answer });
    },

    status: () => status,

    subscribe,

    setWithoutAi(withoutAi) {
      dispatch({ type: 'withoutAi', withoutAi });
      if (!withoutAi) return;
      modelUse.abort();
      modelUse = new AbortController();
    },

    tryAiAgain() {
      retryCount += 1;
      dispatch({ type: 'tryAgain' });
    },

    async checkModel() {
      if (!checkModel) return;
      try {
        const found = await checkModel(AbortSignal.timeout(checkTimeLimit));
        if (found !== undefined) dispatch({ type: found ? 'modelFound' : 'modelAbsent' });
      } catch (error) {
        reportError(error, 'chat.check');
      }
    },

    prepare: prepareDangerReader,
  };
}

/**
 * Returns the offers below the model's answer: the contact card if the visitor typed contact details, times if the
 * visitor wants a call.
 */
function offersFor(question: string, { features }: KnowledgeBase): Pick<AssistantReply, 'offers'> {
  if (hasContactDetails(question)) return { offers: ['contact'] };
  return features.calls && wantsCall(question) ? { offers: ['call'] } : {};
}

function throwIfAborted(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw abortError(signal);
}
