import { type AppAction, type AppState, appReducer, defaultAppState } from './appState.ts';

/** The part of the state that outlives a visit (requirements: States). */
export type SavedAppState = Pick<AppState, 'theme' | 'settings'>;

/** Where the saved part is kept. None of the three throws. */
export interface AppStateStorage {
  /** `null` when nothing readable is saved. */
  load(): SavedAppState | null;
  save(saved: SavedAppState): void;
  /** Calls back when another tab saved. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

export interface AppStore {
  state(): AppState;
  dispatch(action: AppAction): void;
  subscribe(onChange: () => void): () => void;
}

/**
 * Holds the app state outside React, so that the first paint, the first render and every tab agree.
 * Saves theme and settings whenever they change, and never before.
 */
export function createAppStore(storage: AppStateStorage, prefersContrast = false): AppStore {
  const saved = storage.load();
  let state: AppState = saved
    ? { ...defaultAppState, ...saved }
    : { ...defaultAppState, settings: { ...defaultAppState.settings, highContrastMode: prefersContrast } };
  const listeners = new Set<() => void>();

  const become = (next: AppState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  storage.subscribe(() => {
    const other = storage.load();
    if (other) become(appReducer(state, { type: 'restored', saved: other }));
  });

  return {
    state: () => state,
    dispatch(action) {
      const next = appReducer(state, action);
      const changed = next.theme !== state.theme || next.settings !== state.settings;
      if (changed) storage.save({ theme: next.theme, settings: next.settings });
      become(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
