import { createListeners, type StoredAppState, type StoredValue } from '#services';

import { type AppAction, type AppState, appReducer, defaultAppState } from './appState.ts';

/** Store of the app state. */
export interface AppStore {
  state(): AppState;
  dispatch(action: AppAction): void;
  subscribe(onChange: () => void): () => void;
}

const highContrastState: AppState = {
  ...defaultAppState,
  settings: { ...defaultAppState.settings, highContrastMode: true },
};

/**
 * Returns a store that holds the app state outside React, so that the first paint, the first render and all tabs
 * agree. Theme and settings are saved only when they change.
 */
export function createAppStore(
  storage: Pick<StoredValue<StoredAppState>, 'read' | 'write' | 'subscribe'>,
  prefersContrast = false,
): AppStore {
  const saved = storage.read();
  // If nothing differs, the state must be the same object as in the prerendered page. React would render the page
  // again for an equal object.
  const initial = prefersContrast ? highContrastState : defaultAppState;
  let state = saved ? { ...defaultAppState, ...saved } : initial;
  const { notify, subscribe } = createListeners();

  const setState = (next: AppState) => {
    state = next;
    notify();
  };

  storage.subscribe(() => {
    const other = storage.read();
    if (other) setState(appReducer(state, { type: 'restored', saved: other }));
  });

  return {
    state: () => state,
    dispatch(action) {
      const next = appReducer(state, action);
      const changed = next.theme !== state.theme || next.settings !== state.settings;
      if (changed) storage.write({ theme: next.theme, settings: next.settings });
      setState(next);
    },
    subscribe,
  };
}
