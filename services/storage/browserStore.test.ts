// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { fakeErrors } from '../errors/fakeErrors.ts';
import { createBrowserStore } from './browserStore.ts';

afterEach(() => localStorage.clear());

const storageThat = (members: Partial<Storage>): (() => Storage) => {
  const storage: Storage = {
    length: 1,
    clear: () => {},
    getItem: () => null,
    key: () => 'other',
    removeItem: () => {},
    setItem: () => {},
    ...members,
  };
  return () => storage;
};
const throwing = (error: unknown) => () => {
  throw error;
};
const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['the standard name', new DOMException('full', 'QuotaExceededError')],
  ['old WebKit', Object.assign(new Error(), { name: 'QUOTA_EXCEEDED_ERR' })],
  ['Firefox', Object.assign(new Error(), { name: 'NS_ERROR_DOM_QUOTA_REACHED', code: 1014 })],
  ['a code alone', { code: 22 }],
  ['the code of Firefox alone', { code: 1014 }],
  ['old Edge', { number: -2147024882 }],
])('[R-02] createBrowserStore calls storage full by %s', (_, error) => {
  expect(createBrowserStore(storageThat({ setItem: throwing(error) })).write('a', '1')).toBe('full');
});

test.each([
  ['a security error', new DOMException('no', 'SecurityError'), 0],
  ['an unknown error', new Error('no'), 1],
  ['a text', 'no', 1],
  ['nothing', null, 1],
])(
  '[R-01] createBrowserStore calls storage blocked by %s, and reports what is no refusal',
  (_, error, times) => {
    const reportError = fakeErrors();
    const broken = storageThat({ setItem: throwing(error), getItem: throwing(error) });
    expect(createBrowserStore(broken, reportError).write('a', '1')).toBe('blocked');
    expect(reportError.reports).toHaveLength(times);
    expect(createBrowserStore(broken, reportError).read('a')).toBeNull();
    expect(reportError.reports.map(({ where }) => where)).toEqual(Array(times * 2).fill('storage.use'));
  },
);

test('[R-07] createBrowserStore: a quota of zero is a refusal, a text too large for an empty storage is not', () => {
  const empty = createBrowserStore(
    storageThat({ length: 0, setItem: throwing(new DOMException('', 'QuotaExceededError')) }),
  );
  expect(empty.write('a', 'x'.repeat(999))).toBe('blocked');
  expect(empty.write('a', 'x'.repeat(1000))).toBe('full');
});

test('[R-07] createBrowserStore: a refusing storage that cannot be counted is blocked', () => {
  const storage = storageThat({ setItem: throwing(new DOMException('', 'QuotaExceededError')) })();
  Object.defineProperty(storage, 'length', { get: forbidden });
  expect(createBrowserStore(() => storage).write('a', '1')).toBe('blocked');
});

test('createBrowserStore lists no key that vanished meanwhile', () => {
  expect(
    createBrowserStore(storageThat({ length: 2, key: (index) => (index === 0 ? 'a' : null) })).keys(),
  ).toEqual(['a']);
});

test('[R-01] createBrowserStore answers when the storage cannot even be named', () => {
  const store = createBrowserStore(forbidden);
  expect(store.read('a')).toBeNull();
  expect(store.write('a', '1')).toBe('blocked');
  expect(store.remove('a')).toBe(false);
  expect(store.keys()).toEqual([]);
  expect(() => store.subscribe(() => {})()).not.toThrow();
});

test('[R-01] createBrowserStore answers when every member of the storage throws', () => {
  const store = createBrowserStore(
    storageThat({ getItem: forbidden, key: forbidden, removeItem: forbidden, setItem: forbidden }),
  );
  expect([store.read('a'), store.write('a', '1'), store.remove('a'), store.keys()]).toEqual([
    null,
    'blocked',
    false,
    [],
  ]);
});

test('createBrowserStore ignores changes of other storages of the page', () => {
  const onChange = vi.fn();
  const stop = createBrowserStore(() => localStorage).subscribe(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: sessionStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: localStorage }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('createBrowserStore works without a window, as on a server', () => {
  vi.stubGlobal('window', undefined);
  expect(() => createBrowserStore(forbidden).subscribe(() => {})()).not.toThrow();
  vi.unstubAllGlobals();
});
