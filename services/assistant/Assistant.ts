/** One message of the conversation, with what later screens need to know of it. */
export interface ChatMessage {
  readonly content: string;
  readonly isUser: boolean;
  /** Source of an assistant message. Only `ai` messages are ever shown to the model again. */
  readonly source?: ReplySource;
  /** A visitor's message that was answered here, without AI or for safety: the model is never shown it. */
  readonly unsent?: boolean;
}

/** `ai`: the model. `site`: the local answers. `error`: the chat itself failed. */
export type ReplySource = 'ai' | 'site' | 'error';

/** A page an answer comes from; `path` is inside this site. */
export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** An answer, ready to be shown. `content` is markdown. */
export interface AssistantReply {
  readonly content: string;
  readonly source: ReplySource;
  /** The pages a local answer comes from, best first; empty for the model's answers. */
  readonly pages: readonly PageLink[];
  /** Three follow-up questions. */
  readonly suggestions: readonly string[];
  /** The question was answered here, by the visitor's choice or for safety: the chat stores it as `ChatMessage.unsent`. */
  readonly unsent: boolean;
  /** Offered under the answer. `call`: the next free times for a call, as buttons. `contact`: the contact card. */
  readonly offers?: readonly ('call' | 'contact')[];
  /** The model stopped before the end of its answer. */
  readonly cut?: boolean;
  /** The language of the answer, e.g. "el". @default English */
  readonly lang?: string;
}

/** `ai`: the model is asked. `offline`: local answers only, after three errors in a row or without a key. */
export type AssistantMode = 'ai' | 'offline';

/** State of the assistant, for the chat. */
export interface AssistantStatus {
  readonly mode: AssistantMode;
  /** Errors in a row, 0 to 3. */
  readonly errors: number;
  /** The visitor asked for answers without AI: nothing is sent. */
  readonly withoutAi: boolean;
  /** Whether the server has a key for the model; without one no question goes out. */
  readonly model: 'unknown' | 'available' | 'absent';
}

/** Answers visitors, with AI or without. The chat knows this and nothing about who is behind it. */
export interface Assistant {
  /** The first message, e.g. "Hello! I'm … Assistant. How can I help you today?". */
  readonly welcome: string;
  /** The three questions offered before the first message. */
  readonly suggestions: readonly string[];
  /**
   * Answers one trimmed, non-empty text, given the messages before it.
   * Falls back to local answers by itself. Rejects only when `signal` was aborted (`AbortError`)
   * or on a defect of our own, for which the chat has a fixed text.
   * `onWritten` may receive the model's answer as far as it is written, again each time it grows. What it received
   * counts for nothing: the reply may be another one.
   */
  reply(
    text: string,
    history: readonly ChatMessage[],
    signal?: AbortSignal,
    onWritten?: (written: string) => void,
  ): Promise<AssistantReply>;
  /** The same object until something changes. */
  status(): AssistantStatus;
  /** Calls back after each change of the status. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /** Chooses local answers only, or takes that choice back. */
  setWithoutAi(withoutAi: boolean): void;
  /** Lets the next message try the model once: success turns AI on, failure turns it off at once. */
  tryAiAgain(): void;
  /** Asks the server whether it has a key, and changes the status accordingly. Sends no question, never rejects. */
  checkModel?(): Promise<void>;
  /** Computes once what the first question needs, for up to 0.2 seconds; the first question does it otherwise. */
  prepare?(): void;
}
