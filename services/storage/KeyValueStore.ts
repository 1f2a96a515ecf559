/** Store of texts under names. It never throws: a failure is a result. */
export interface KeyValueStore {
  /** The text under this key, or `null` when there is none or the store cannot be read. */
  read(key: string): string | null;
  /** Returns whether the text was stored, and the reason if not. */
  write(key: string, text: string): WriteResult;
  /** Deletes a key, also a missing one. Returns whether it is gone. */
  remove(key: string): boolean;
  /** All stored keys. */
  keys(): readonly string[];
  /** Calls back when another tab changes a key (`null`: everything). Returns the function that unsubscribes. */
  subscribe(onChange: (key: string | null) => void): () => void;
}

/** `full`: the quota is used up. `blocked`: the browser refuses storage. */
export type WriteResult = 'saved' | 'full' | 'blocked';
