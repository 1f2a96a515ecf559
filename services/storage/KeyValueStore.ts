/** Store of texts under names. It never throws: a failure is a result. */
export interface KeyValueStore {
  /** The text under this key, or `null` when there is none or the store cannot be read. */
  read(key: string): string | null;
  /** Says whether the text was kept, and if not, why. */
  write(key: string, text: string): WriteResult;
  /** Forgets a key; a missing key is fine. Says whether the key is gone. */
  remove(key: string): boolean;
  /** The keys that are kept now. */
  keys(): readonly string[];
  /** Calls back when another tab changes a key (`null`: everything). Returns the way to stop. */
  subscribe(onChange: (key: string | null) => void): () => void;
}

/** `full`: the quota is used up. `blocked`: the browser refuses storage. */
export type WriteResult = 'kept' | 'full' | 'blocked';
