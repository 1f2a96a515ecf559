import type { StoredAppState } from '#services';

/** A short message about an event, shown as a toast. */
export interface Notification {
  /** Unique. A repeated message has a new id, so that screen readers announce it again. */
  readonly id: string;
  /** Replaces the earlier notification with the same topic. */
  readonly topic: string;
  readonly message: string;
  readonly tone: 'done' | 'error';
}

/** A logged-in visitor. The site has no login, so the state always has `null`. */
export interface User {
  readonly name: string;
}

/** State of the app. Only `StoredAppState` is saved for later visits. */
export interface AppState extends StoredAppState {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  readonly notifications: readonly Notification[];
}

/** State on the first visit. */
export const defaultAppState: AppState = {
  theme: 'light',
  user: null,
  isAuthenticated: false,
  notifications: [],
  settings: { animationsEnabled: true, highContrastMode: false },
};

/** Actions that change the state. `restored` applies the saved part, for example from another tab. */
export type AppAction =
  | { readonly type: 'setTheme'; readonly theme: AppState['theme'] }
  | { readonly type: 'setUser'; readonly user: User | null }
  | { readonly type: 'login'; readonly user: User }
  | { readonly type: 'logout' }
  | { readonly type: 'addNotification'; readonly notification: Notification }
  | { readonly type: 'removeNotification'; readonly id: string }
  | { readonly type: 'updateSettings'; readonly settings: Partial<AppState['settings']> }
  | { readonly type: 'restored'; readonly saved: StoredAppState };

/** Returns the state after an action. A notification replaces the earlier one of its topic. */
export function appReducer(state: AppState, action: AppAction): AppState {
  switch (action.type) {
    case 'setTheme':
      return { ...state, theme: action.theme };
    case 'setUser':
      return { ...state, user: action.user };
    case 'login':
      return { ...state, user: action.user, isAuthenticated: true };
    case 'logout':
      return { ...state, user: null, isAuthenticated: false };
    case 'addNotification':
      return {
        ...state,
        notifications: [
          ...state.notifications.filter(({ topic }) => topic !== action.notification.topic),
          action.notification,
        ],
      };
    case 'removeNotification':
      return { ...state, notifications: state.notifications.filter(({ id }) => id !== action.id) };
    case 'updateSettings':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'restored':
      return { ...state, ...action.saved };
  }
}
