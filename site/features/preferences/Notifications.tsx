import { ToastRegion } from '#design-system';

import { useAppState } from '#site/state/AppStateProvider.tsx';

/**
 * Shows the notifications of the app state as toasts.
 *
 * **Not this?** Use `error` of a field for a message about that field.
 */
export function Notifications() {
  const { state, dispatch } = useAppState();
  return (
    <ToastRegion
      toasts={state.notifications}
      onDismiss={(id) => dispatch({ type: 'removeNotification', id })}
    />
  );
}
