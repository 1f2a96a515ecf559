import { ToastRegion } from '#design-system';

import { useAppState } from './AppStateProvider.tsx';

/** Shows the app state's notifications until they are dismissed (A38). */
export function Notifications() {
  const { state, dispatch } = useAppState();
  return (
    <ToastRegion
      toasts={state.notifications}
      onDismiss={(id) => dispatch({ type: 'removeNotification', id })}
    />
  );
}
