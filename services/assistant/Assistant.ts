/** One message of the conversation. */
export interface ChatMessage {
  readonly content: string;
  readonly isUser: boolean;
  /** Source of an assistant message. Only `ai` messages are sent to the model as history. */
  readonly source?: ReplySource;
  /**
   * True for a visitor's message that was answered locally, by the visitor's choice or for safety. It is never sent to
   * the model.
   */
  readonly unsent?: boolean;
}

/** `ai`: the model. `site`: the local answers. `error`: the chat itself failed. */
export type ReplySource = 'ai' | 'site' | 'error';

/** A page that is related to an answer. `path` is a path of this site. */
export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** An answer, ready to be shown. `content` is markdown. */
export interface AssistantReply {
  readonly content: string;
  readonly source: ReplySource;
  /** Pages that are related to a local answer, best first; empty for an answer by the model. */
  readonly pages: readonly PageLink[];
  /** Three follow-up questions, shown below the answer. */
  readonly suggestions: readonly string[];
  /**
   * True if the question was answered locally, by the visitor's choice or for safety. The chat stores it as
   * `ChatMessage.unsent`.
   */
  readonly unsent: boolean;
  /** Offers below the answer. `call`: buttons with the next times for a call. `contact`: the contact card. */
  readonly offers?: readonly ('call' | 'contact')[];
  /** True if the model stopped before the end of its answer. */
  readonly cut?: boolean;
  /** The language of the answer, e.g. "el". @default English */
  readonly lang?: string;
}

/** `ai`: the model answers. `offline`: only local answers, after three errors in a row or without a key. */
export type AssistantMode = 'ai' | 'offline';

/** State of the assistant, for the chat. */
export interface AssistantStatus {
  readonly mode: AssistantMode;
  /** Number of errors in a row, 0 to 3. */
  readonly errors: number;
  /** True if the visitor chose answers without AI. Then nothing is sent. */
  readonly withoutAi: boolean;
  /** Whether the server has a key for the model. If `absent`, no question is sent. */
  readonly model: 'unknown' | 'available' | 'absent';
}

/** Answers visitors, with or without AI. The chat uses only this interface, never an implementation. */
export interface Assistant {
  /** First message of the chat, e.g. "Hello! I'm … Assistant. How can I help you today?". */
  readonly welcome: string;
  /** Three questions that the chat offers before the first message. */
  readonly suggestions: readonly string[];
  /**
   * Answers one trimmed, non-empty text, with the messages before it as context. Falls back to local answers on its
   * own. Rejects only if `signal` was aborted (`AbortError`) or on an unexpected error, for which the chat has a fixed
   * text. `onWritten` may receive the model's answer while it is written. Each call has the whole text so far. The
   * final reply may be a different text.
   */
  reply(
    text: string,
    history: readonly ChatMessage[],
    signal?: AbortSignal,
    onWritten?: (written: string) => void,
  ): Promise<AssistantReply>;
  /** Returns the same object until the status changes. */
  status(): AssistantStatus;
  /** Calls `onChange` after each change of the status. Returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Chooses local answers only, or withdraws that choice. */
  setWithoutAi(withoutAi: boolean): void;
  /** Lets the next message try the model once. Success turns AI on, failure turns it off again at once. */
  tryAiAgain(): void;
  /** Asks the server whether it has a key, and updates the status. Sends no question and never rejects. */
  checkModel?(): Promise<void>;
  /**
   * Prepares the recognition of dangers, which takes up to 0.2 seconds. Without this call, the first question waits for
   * it.
   */
  prepare?(): void;
}
