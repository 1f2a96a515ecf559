/** Store of texts by key. It never throws: a failure is a result. */
export interface KeyValueStore {
  /** Returns the text of this key; `null` if there is none or the store cannot be read. */
  read(key: string): string | null;
  /** Returns whether the text was stored, and the reason if not. */
  write(key: string, text: string): WriteResult;
  /** Deletes a key. Returns true if the key does not exist afterwards. */
  remove(key: string): boolean;
  /** Returns all stored keys. */
  keys(): readonly string[];
  /** Calls `onChange` when another tab changes a key (`null`: all keys). Returns the function that unsubscribes. */
  subscribe(onChange: (key: string | null) => void): () => void;
}

/** `full`: the quota is used up. `blocked`: the browser refuses storage. */
export type WriteResult = 'saved' | 'full' | 'blocked';
