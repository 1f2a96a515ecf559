import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';

import { applyAppearance, darkSystem } from './applyAppearance.ts';
import { type AppAction, type AppState, defaultAppState } from './appState.ts';
import type { AppStore } from './createAppStore.ts';

const AppStoreContext = createContext<AppStore | null>(null);
AppStoreContext.displayName = 'AppStoreContext';

export interface AppStateProviderProps {
  readonly store: AppStore;
  /**
   * Applies theme and settings to the document. Storybook sets it to false, because its toolbar sets the theme.
   * @default true
   */
  readonly paint?: boolean;
  readonly children: ReactNode;
}

/** Provides the app state to its children and applies it to the document. */
export function AppStateProvider({ store, paint = true, children }: AppStateProviderProps) {
  useEffect(() => {
    if (!paint) return;
    const apply = () => applyAppearance(document, store.state());
    apply();
    const unsubscribe = store.subscribe(apply);
    const system = matchMedia(darkSystem);
    system.addEventListener('change', apply);
    return () => {
      unsubscribe();
      system.removeEventListener('change', apply);
    };
  }, [store, paint]);
  return <AppStoreContext value={store}>{children}</AppStoreContext>;
}

const serverState = () => defaultAppState;

/** Returns the app state and its dispatch function. Throws outside `<AppStateProvider>`. */
export function useAppState(): { readonly state: AppState; readonly dispatch: (action: AppAction) => void } {
  const store = use(AppStoreContext);
  if (!store) {
    throw new Error(
      'useAppState() was called outside <AppStateProvider>. ' +
        'Without it a component cannot know the theme, the settings or the notifications. ' +
        'Render it inside site/app/App.tsx; in a story, Storybook provides it.',
    );
  }
  const state = useSyncExternalStore(store.subscribe, store.state, serverState);
  return { state, dispatch: store.dispatch };
}
