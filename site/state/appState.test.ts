import { describe, expect, test } from 'vitest';

import { appReducer, defaultAppState } from './appState.ts';

const saved = (id: string) => ({ id, topic: id, message: 'Report saved', tone: 'done' }) as const;

describe('[ST-12] appReducer', () => {
  test('begins with the light theme, no user, no notifications, motion and normal contrast', () => {
    expect(defaultAppState).toEqual({
      theme: 'light',
      user: null,
      isAuthenticated: false,
      notifications: [],
      settings: { animationsEnabled: true, highContrastMode: false },
    });
  });

  test('changes the theme and nothing else', () => {
    expect(appReducer(defaultAppState, { type: 'setTheme', theme: 'dark' })).toEqual({
      ...defaultAppState,
      theme: 'dark',
    });
  });

  test('sets a user without authenticating', () => {
    const state = appReducer(defaultAppState, { type: 'setUser', user: { name: 'Eleni' } });
    expect(state).toMatchObject({ user: { name: 'Eleni' }, isAuthenticated: false });
  });

  test('sets user and authentication on login and clears both on logout', () => {
    const inside = appReducer(defaultAppState, { type: 'login', user: { name: 'Eleni' } });
    expect(inside).toMatchObject({ user: { name: 'Eleni' }, isAuthenticated: true });
    expect(appReducer(inside, { type: 'logout' })).toEqual(defaultAppState);
  });

  test('adds notifications and removes one by its id', () => {
    const two = ['a', 'b'].reduce(
      (state, id) => appReducer(state, { type: 'addNotification', notification: saved(id) }),
      defaultAppState,
    );
    expect(two.notifications.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(appReducer(two, { type: 'removeNotification', id: 'a' }).notifications).toEqual([saved('b')]);
    expect(appReducer(two, { type: 'removeNotification', id: 'zz' }).notifications).toHaveLength(2);
  });

  test('keeps the other setting when one changes', () => {
    const calm = appReducer(defaultAppState, {
      type: 'updateSettings',
      settings: { animationsEnabled: false },
    });
    const both = appReducer(calm, { type: 'updateSettings', settings: { highContrastMode: true } });
    expect(both.settings).toEqual({ animationsEnabled: false, highContrastMode: true });
  });
});
