import { expect, test, vi } from 'vitest';

import type { StoredAppState } from '#services';

import { defaultAppState } from './appState.ts';
import { createAppStore } from './createAppStore.ts';

const dark: StoredAppState = {
  theme: 'dark',
  settings: { animationsEnabled: false, highContrastMode: true },
};

function memory(initial: StoredAppState | null = null) {
  let saved = initial;
  let tell = () => {};
  return {
    read: () => saved,
    write: vi.fn((next: StoredAppState) => {
      saved = next;
      return 'saved' as const;
    }),
    subscribe: (onChange: () => void) => {
      tell = onChange;
      return () => {};
    },
    otherTabSaves: (next: StoredAppState) => {
      saved = next;
      tell();
    },
  };
}

test('createAppStore saves nothing before the visitor changes something', () => {
  const storage = memory();
  const store = createAppStore(storage);
  const notification = { id: '1', topic: 'copied', message: 'Copied', tone: 'done' } as const;
  store.dispatch({ type: 'addNotification', notification });
  expect(storage.write).not.toHaveBeenCalled();
});

test('createAppStore begins with the very state of the prerendered page where nothing differs', () => {
  expect(createAppStore(memory()).state()).toBe(defaultAppState);
  expect(createAppStore(memory(), true).state()).toMatchObject({ settings: { highContrastMode: true } });
});

test('createAppStore saves theme and settings on each change', () => {
  const storage = memory();
  const store = createAppStore(storage);
  store.dispatch({ type: 'setTheme', theme: 'dark' });
  expect(storage.write).toHaveBeenLastCalledWith({ theme: 'dark', settings: defaultAppState.settings });
  store.dispatch({ type: 'updateSettings', settings: { animationsEnabled: false } });
  expect(storage.write).toHaveBeenLastCalledWith({
    theme: 'dark',
    settings: { animationsEnabled: false, highContrastMode: false },
  });
});

test('[ST-17] createAppStore restores what was saved', () => {
  expect(createAppStore(memory(dark)).state()).toEqual({ ...defaultAppState, ...dark });
});

test('createAppStore follows the system to high contrast only when nothing was chosen', () => {
  expect(createAppStore(memory(), true).state().settings.highContrastMode).toBe(true);
  const chosen = { ...dark, settings: { ...dark.settings, highContrastMode: false } };
  expect(createAppStore(memory(chosen), true).state().settings.highContrastMode).toBe(false);
});

test('[ST-17, R-05] createAppStore follows another tab without saving again', () => {
  const storage = memory();
  const store = createAppStore(storage);
  const changed = vi.fn();
  store.subscribe(changed);
  storage.otherTabSaves(dark);
  expect(store.state()).toMatchObject(dark);
  expect(changed).toHaveBeenCalledOnce();
  expect(storage.write).not.toHaveBeenCalled();
});

test('createAppStore calls no listener that has unsubscribed', () => {
  const store = createAppStore(memory());
  const changed = vi.fn();
  store.subscribe(changed)();
  store.dispatch({ type: 'setTheme', theme: 'dark' });
  expect(changed).not.toHaveBeenCalled();
});
