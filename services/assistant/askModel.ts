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
 * Outcome of a request to the model. `stopped`: the visitor gave up or wants no AI. `limited`, `exhausted`: the visitor, or
 * all of them, have asked as much as they may for now. These three count as nothing.
 */
export type ModelOutcome =
  | { readonly type: 'succeeded'; readonly text: string; readonly cut?: true }
  | { readonly type: 'failed' | 'unconfigured' | 'stopped' | 'limited' | 'exhausted' };

/** The part of a text generator that a conversation needs. */
export type Model = Pick<TextGenerator, 'generate' | 'stream'>;

/** Receives an answer as far as it is written. */
export type OnWritten = (written: string) => void;

/** Request to the model, with its time limit. */
export interface ModelQuestion {
  readonly generator: Model;
  /** Receives all that is written of the answer so far, each time it grows; the model then streams it. */
  readonly onWritten?: OnWritten | undefined;
  readonly system: string;
  readonly history: readonly Turn[];
  readonly question: string;
  /** Milliseconds for both attempts together. */
  readonly timeLimit: number;
  /** Ends the asking at once. */
  readonly stop: AbortSignal;
  /** Receives unexpected errors. @default the console */
  readonly reportError?: ReportError | undefined;
}

/**
 * Asks in the usual form and, if that fails, once more as a single prompt: two requests at most.
 * The second is never streamed, as some networks hold streams back or cut them. Without a key, after a stop and after the time limit there is no second one. Rejects only with a fault of ours.
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

/** Rejects only with a `GenerationError` whose problem is `aborted`. */
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
    // Empty text would be an empty bubble, whatever the adapter promised.
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

/** No second form of the question would change it. */
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
