import { useCallback } from 'react';

import { useAppState } from './AppStateProvider.tsx';

/** Tells the visitor of something that has just happened. A message with a known id takes the old one's place. */
export function useNotify() {
  const { dispatch } = useAppState();
  return useCallback(
    (id: string, message: string, tone: 'done' | 'error' = 'done') =>
      dispatch({ type: 'addNotification', notification: { id, message, tone } }),
    [dispatch],
  );
}
