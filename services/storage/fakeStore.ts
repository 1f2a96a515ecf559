import type { KeyValueStore, WriteResult } from './KeyValueStore.ts';
import { createMemoryStore, type MemoryStore } from './memoryStore.ts';

/** A working store that records every write. */
export interface FakeStore extends MemoryStore {
  /** Every attempted write, oldest first, with its outcome. */
  readonly writes: readonly { readonly key: string; readonly text: string; readonly result: WriteResult }[];
}

type Texts = Readonly<Record<string, string>>;

/** A store for each scenario, for stories, tests and prerendering. */
export const fakeStore = {
  /** Creates an empty store with space for everything. */
  empty: () => fake({}, accepts),

  /** Contains these texts. */
  holding: (texts: Texts) => fake(texts, accepts),

  /** The quota is used up. Stored texts can be read, and no further text can be stored. */
  full: (texts: Texts = {}) => fake(texts, () => 'full'),

  /** Has space for texts of at most this many characters each. */
  withRoomFor: (characters: number, texts: Texts = {}) =>
    fake(texts, (text) => (text.length <= characters ? 'saved' : 'full')),

  /** The browser refuses storage, so every read and write fails. */
  blocked: () => {
    const store = fake({}, () => 'blocked');
    return { ...store, remove: () => false } satisfies FakeStore;
  },
};

const accepts = (): WriteResult => 'saved';

function fake(texts: Texts, resultOf: (text: string) => WriteResult): FakeStore {
  return recording(createMemoryStore(texts), resultOf);
}

function recording(store: MemoryStore, resultOf: (text: string) => WriteResult): FakeStore {
  const writes: FakeStore['writes'][number][] = [];
  const write: KeyValueStore['write'] = (key, text) => {
    const allowed = resultOf(text);
    const result = allowed === 'saved' ? store.write(key, text) : allowed;
    writes.push({ key, text, result });
    return result;
  };
  return { ...store, write, writes, openTab: () => recording(store.openTab(), resultOf) };
}
