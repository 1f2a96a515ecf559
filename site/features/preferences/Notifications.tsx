import { ToastRegion } from '#design-system';

import { useAppState } from '#site/state/AppStateProvider.tsx';

/**
 * Notifications of the app state.
 *
 * **Not this?** What belongs to a field is said beside it, in `Field`.
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
