import { ToastRegion } from '#design-system';

import { useAppState } from '#site/state/AppStateProvider.tsx';

/**
 * Notifications of the app state.
 *
 * **Not this?** A message about a field is the field's `error`.
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
