import { useCallback } from 'react';

import { useAppState } from './AppStateProvider.tsx';

/** Returns a function that shows a message to the visitor. A message with a known id replaces the old one. */
export function useNotify() {
  const { dispatch } = useAppState();
  return useCallback(
    (id: string, message: string, tone: 'done' | 'error' = 'done') =>
      dispatch({ type: 'addNotification', notification: { id, message, tone } }),
    [dispatch],
  );
}
