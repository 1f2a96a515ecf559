/** A source outside the firm, and the facts that rest on it. */
export interface Source {
  /** E.g. "Regulation (EU) 2024/1689". */
  readonly name: string;
  /** Completes the name: date, title, articles. */
  readonly about?: string;
  readonly url?: string;
  /** Passages of the text that rest on this source, word for word. */
  readonly facts: readonly string[];
  /** Whether the source itself was read, or reports about it. */
  readonly read: 'original' | 'report';
  /** ISO day on which the facts were last compared with the source. */
  readonly checked: string;
}
