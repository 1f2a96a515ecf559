import { logError, type ReportError } from '../errors/ReportError.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/**
 * Stores texts in the browser, e.g. `createBrowserStore(() => localStorage)`. `getStorage` is called for each
 * operation, because reading `localStorage` throws if storage is forbidden. A refusal by the browser becomes a result.
 * Any other error is also reported.
 */
export function createBrowserStore(
  getStorage: () => Storage,
  reportError: ReportError = logError,
): KeyValueStore {
  const attempt = <Value, Otherwise>(action: () => Value, otherwise: Otherwise): Value | Otherwise => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof DOMException)) reportError(error, 'storage.use');
      return otherwise;
    }
  };

  return {
    read: (key) => attempt(() => getStorage().getItem(key), null),
    write(key, text) {
      try {
        getStorage().setItem(key, text);
        return 'saved';
      } catch (error) {
        if (!isQuotaError(error)) {
          if (!(error instanceof DOMException)) reportError(error, 'storage.use');
          return 'blocked';
        }
        // Private windows of older Safari versions have a quota of zero: the storage is empty and accepts no text.
        const empty = attempt(() => getStorage().length === 0, true);
        return empty && text.length < minimumQuota ? 'blocked' : 'full';
      }
    },
    remove: (key) =>
      attempt(() => {
        getStorage().removeItem(key);
        return true;
      }, false),
    keys: () => attempt(() => keysOf(getStorage()), []),
    subscribe(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === attempt(getStorage, null)) onChange(event.key);
      };
      const target = globalThis.window;
      target?.addEventListener('storage', onStorage);
      return () => target?.removeEventListener('storage', onStorage);
    },
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

/** Names of the error for a used-up quota: in the standard, in old WebKit, in Firefox. */
const quotaNames = ['QuotaExceededError', 'QUOTA_EXCEEDED_ERR', 'NS_ERROR_DOM_QUOTA_REACHED'];
/** Its `code`: 22 in most browsers, 1014 in Firefox. */
const quotaCodes = [22, 1014];
/** Its `number` in old Edge. */
const quotaNumber = -2147024882;

/** Length that fits into any storage, in characters, unless its quota is zero. */
const minimumQuota = 1000;

function isQuotaError(error: unknown): boolean {
  const property = (name: string): unknown => Reflect.get(Object(error), name);
  return (
    quotaNames.some((name) => property('name') === name) ||
    quotaCodes.some((code) => property('code') === code) ||
    property('number') === quotaNumber
  );
}
