import { logError, type ReportError } from '../errors/ReportError.ts';
import { withDeadline } from '../generation/deadline.ts';
import {
  type Finish,
  type GeneratedPart,
  type GeneratedText,
  type GenerationProblem,
  type GenerationRequest,
  isExpectedFailure,
  type TextGenerator,
  type Turn,
} from '../generation/TextGenerator.ts';
import { conversationRequest, singlePromptRequest } from './chatPrompt.ts';
import { cleanReply, cleanWritten } from './cleanReply.ts';

/**
 * Outcome of a request to the model. `stopped`: the visitor cancelled or chose answers without AI. `limited`: the
 * visitor reached the rate limit. `exhausted`: all visitors together reached it. These three do not count as errors.
 */
export type ModelOutcome =
  | { readonly type: 'succeeded'; readonly text: string; readonly cut?: true }
  | { readonly type: 'failed' | 'unconfigured' | 'stopped' | 'limited' | 'exhausted' };

/** Methods of a text generator that a conversation needs. */
export type Model = Pick<TextGenerator, 'generate' | 'stream'>;

/** Receives the whole text of an answer so far, while it is written. */
export type OnWritten = (written: string) => void;

/** A question for the model, with its context and limits. */
export interface ModelQuestion {
  readonly generator: Model;
  /** Receives the whole answer so far, each time it grows. If set, the model streams its answer. */
  readonly onWritten?: OnWritten | undefined;
  readonly system: string;
  readonly history: readonly Turn[];
  readonly question: string;
  /** Time limit for both attempts together, in milliseconds. */
  readonly timeLimit: number;
  /** Cancels both attempts at once. */
  readonly stop: AbortSignal;
  /** Receives unexpected errors. @default the console */
  readonly reportError?: ReportError | undefined;
}

/**
 * Asks with the history as turns. If that fails, asks once more with a single prompt: two requests at most.
 * The second request is never streamed, because some networks hold back or cut streams. There is no second request
 * without a key, after `stop` or after the time limit. Rejects only with an unexpected error.
 */
export async function askModel(asked: ModelQuestion): Promise<ModelOutcome> {
  const { system, history, question, timeLimit, stop } = asked;
  try {
    return await withDeadline(timeLimit, stop, async ({ signal }) => {
      const request = conversationRequest(system, history, question, signal);
      const first = await attempt(asked, request, asked.onWritten);
      if (first.type !== 'failed' || signal.aborted) return first;
      return attempt(asked, singlePromptRequest(system, history, question, signal));
    });
  } catch (error) {
    if (!isExpectedFailure(error)) throw error;
    return { type: stop.aborted ? 'stopped' : 'failed' };
  }
}

/** Sends one request. Rejects only with a `GenerationError` whose problem is `aborted`. */
async function attempt(
  { generator, reportError = logError }: ModelQuestion,
  request: GenerationRequest,
  onWritten?: OnWritten,
): Promise<ModelOutcome> {
  try {
    const { text: written, finish } = onWritten
      ? await readStream(generator.stream(request), onWritten)
      : await generator.generate(request);
    const text = cleanReply(written);
    // An empty text would show an empty message, so it counts as a failure.
    if (text === '') return { type: 'failed' };
    return { type: 'succeeded', text, ...(finish === 'cut' && { cut: true }) };
  } catch (error) {
    if (!isExpectedFailure(error)) {
      reportError(error, 'chat.model');
      return { type: 'failed' };
    }
    if (error.problem === 'aborted') throw error;
    return { type: isFinal(error.problem) ? error.problem : 'failed' };
  }
}

/** Whether a second attempt is useless: it would fail for the same reason. */
const isFinal = (problem: GenerationProblem) =>
  problem === 'unconfigured' || problem === 'limited' || problem === 'exhausted';

async function readStream(parts: AsyncIterable<GeneratedPart>, onWritten: OnWritten): Promise<GeneratedText> {
  let text = '';
  let finish: Finish = 'whole';
  for await (const part of parts) {
    text += part.text;
    finish = part.finish ?? finish;
    const written = cleanWritten(text);
    if (part.text !== '' && written !== '') onWritten(written);
  }
  return { text, finish };
}
