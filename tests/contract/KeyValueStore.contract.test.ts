// @vitest-environment jsdom
import { afterEach } from 'vitest';

import { createBrowserServices } from '#services/browser';
import { type createMemoryStore, fakeStore } from '#services/fakes';

import { describeKeyValueStore, type OpenStore } from './describeKeyValueStore.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function withTab(store: ReturnType<typeof createMemoryStore>): OpenStore {
  const tab = store.openTab();
  return {
    store,
    elsewhere: (key, text) => (text === null ? tab.remove(key) : tab.write(key, text)),
  };
}

describeKeyValueStore('fakeStore', () => withTab(fakeStore.empty()));

/** Changes the storage like another tab: the browser sends its event after the change. */
function inAnotherTab(storage: Storage): OpenStore['elsewhere'] {
  return (key, text) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: storage }));
  };
}

const browser = () => createBrowserServices({ posts: async () => [] });

describeKeyValueStore('the store over local storage', () => ({
  store: browser().local,
  elsewhere: inAnotherTab(localStorage),
}));
