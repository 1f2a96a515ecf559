import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import type { KeyValueStore } from '#services';

/** A store, and the action of another tab: it writes a text, or removes the key with `null`. */
export interface OpenStore {
  readonly store: KeyValueStore;
  readonly elsewhere: (key: string, text: string | null) => void;
}

/** Contract of every `KeyValueStore`. `empty` returns a store without values that has space. */
export function describeKeyValueStore(name: string, empty: () => OpenStore) {
  describe(`${name} keeps the KeyValueStore contract`, () => {
    test('holds nothing at first', () => {
      const { store } = empty();
      expect(store.read('a')).toBeNull();
      expect(store.keys()).toEqual([]);
    });

    test('returns the text stored under each key', () => {
      const { store } = empty();
      expect(store.write('a', 'one')).toBe('saved');
      expect(store.write('b', '')).toBe('saved');
      expect([store.read('a'), store.read('b')]).toEqual(['one', '']);
      expect([...store.keys()].toSorted()).toEqual(['a', 'b']);
    });

    test('returns the last text set for a key', () => {
      const { store } = empty();
      store.write('a', 'one');
      store.write('a', 'two');
      expect(store.read('a')).toBe('two');
      expect(store.keys()).toEqual(['a']);
    });

    test('removes a key, whether it was there or not', () => {
      const { store } = empty();
      store.write('a', 'one');
      expect(store.remove('a')).toBe(true);
      expect(store.remove('a')).toBe(true);
      expect(store.read('a')).toBeNull();
      expect(store.keys()).toEqual([]);
    });

    test('returns any text under any key', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (key, text) => {
          const { store } = empty();
          expect(store.write(key, text)).toBe('saved');
          expect(store.read(key)).toBe(text);
          expect(store.keys()).toContain(key);
          store.remove(key);
        }),
        { numRuns: 200 },
      );
    });

    test.each(['__proto__', 'constructor', 'length', 'toString', 'getItem'])(
      'treats the key "%s" like any other',
      (key) => {
        const { store } = empty();
        expect(store.read(key)).toBeNull();
        store.write(key, 'text');
        expect(store.read(key)).toBe('text');
        expect(store.remove(key)).toBe(true);
        expect(store.read(key)).toBeNull();
      },
    );

    test('notifies of changes in another tab only', () => {
      const { store, elsewhere } = empty();
      const onChange = vi.fn();
      store.subscribe(onChange);
      store.write('a', 'mine');
      store.remove('a');
      expect(onChange).not.toHaveBeenCalled();
      elsewhere('a', 'theirs');
      expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
      expect(store.read('a')).toBe('theirs');
      elsewhere('a', null);
      expect(onChange).toHaveBeenCalledTimes(2);
      expect(store.read('a')).toBeNull();
    });

    test('does not notify after unsubscribing', () => {
      const { store, elsewhere } = empty();
      const [gone, here] = [vi.fn(), vi.fn()];
      const stop = store.subscribe(gone);
      store.subscribe(here);
      stop();
      stop();
      elsewhere('a', 'theirs');
      expect(gone).not.toHaveBeenCalled();
      expect(here).toHaveBeenCalledOnce();
    });
  });
}
