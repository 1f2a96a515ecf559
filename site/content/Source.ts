/** A source outside the firm, and the facts taken from it. */
export interface Source {
  /** Name of the source, such as "Regulation (EU) 2024/1689". */
  readonly name: string;
  /** Date, title or articles; shown after the name. */
  readonly about?: string;
  readonly url?: string;
  /** Passages of our text that are based on this source, word for word. */
  readonly facts: readonly string[];
  /** `original`: the source itself was read. `report`: only reports about it were read. */
  readonly read: 'original' | 'report';
  /** Day of the last comparison of the facts with the source (ISO). */
  readonly checked: string;
}
