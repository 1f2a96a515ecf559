import { createListeners } from '../createListeners.ts';
import { abortError } from '../errors/abortError.ts';
import { logError, type ReportError } from '../errors/ReportError.ts';
import type { KnowledgeBase, PostSummary } from '../knowledge/types.ts';
import { maskContacts } from '../maskContacts.ts';
import type { Assistant, AssistantReply } from './Assistant.ts';
import { askModel, type Model, type OnWritten } from './askModel.ts';
import { systemInstruction } from './chatPrompt.ts';
import { helpAgain, helpFor } from './helpAgain.ts';
import { historyWindow } from './historyWindow.ts';
import { asksModel, initialStatus, type ModeEvent, nextStatus } from './modeMachine.ts';
import { hasContactDetails, wantsCall } from './offline/contactDetails.ts';
import { createOfflineAnswers } from './offline/createOfflineAnswers.ts';
import { followUpSuggestions, initialSuggestions } from './suggestions.ts';

/** So many milliseconds may the model take for one message, both attempts together. */
export const replyTimeLimit = 30_000;

export { checkModel } from './checkModel.ts';

/** Milliseconds for the question whether the server has a key. */
const checkTimeLimit = 5_000;

/** Notices before a local answer when a limit keeps the model from being asked. */
export const limitNotices = {
  limited:
    'You have asked many questions in a short time, so this answer comes from our own pages, without AI.',
  exhausted:
    'Our AI has answered as many questions as it may for now, so this answer comes from our own pages.',
} as const;

/** Parts and options of an assistant. */
export interface AssistantOptions {
  readonly generator: Model;
  readonly knowledge: KnowledgeBase;
  /** The blog posts that local answers may point to. */
  readonly posts?: readonly PostSummary[];
  /** Numbers from 0 up to, not including, 1; decides between the texts for "we do not know". */
  readonly random?: () => number;
  /** Milliseconds for the model per message; 30 seconds if not given. */
  readonly timeLimit?: number;
  /** Lets the model write its answer in sight of the visitor. @default true */
  readonly streaming?: boolean;
  /** Receives unexpected errors, before the site answers itself. @default the console */
  readonly reportError?: ReportError | undefined;
  /** Says whether the server has a key for the model; `undefined` if it cannot be told. */
  readonly checkModel?: ((signal: AbortSignal) => Promise<boolean | undefined>) | undefined;
}

/** The assistant of the site: asks the model while that works, and answers from the knowledge base otherwise. */
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

  /** Outcome of a request to the model. */
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
    // A request from before `tryAiAgain` does not use the new try up by failing.
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
      // A danger stays here, and so does what follows it: the model is not shown it.
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
          ...offersFor(question),
        });
      // Made on first use: a conversation that the model answers never pays for it.
      answerLocally ??= createOfflineAnswers({ knowledge, posts, random });
      const { content, by: _by, ...answer } = answerLocally(question, history);
      const why =
        outcome?.type === 'limited' || outcome?.type === 'exhausted'
          ? `${limitNotices[outcome.type]}\n\n`
          : '';
      const unsent = !outcome || outcome.type === 'stopped' || outcome.type === 'unconfigured';
      return replyOf(question, why + content, { source: 'site', unsent, ...answer });
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

    prepare() {
      helpFor('');
    },
  };
}

/** Offers under the model's answer: the contact card for a typed address, times for a wish to call. */
function offersFor(question: string): Pick<AssistantReply, 'offers'> {
  if (hasContactDetails(question)) return { offers: ['contact'] };
  return wantsCall(question) ? { offers: ['call'] } : {};
}

function throwIfAborted(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw abortError(signal);
}
