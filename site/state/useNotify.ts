import { useCallback } from 'react';

import { useAppState } from './AppStateProvider.tsx';

let count = 0;
const nextId = (topic: string) => {
  count += 1;
  return `${topic}-${count}`;
};

/** Returns a function that shows a message to the visitor. It replaces the earlier message of its topic. */
export function useNotify() {
  const { dispatch } = useAppState();
  return useCallback(
    (topic: string, message: string, tone: 'done' | 'error' = 'done') =>
      dispatch({ type: 'addNotification', notification: { id: nextId(topic), topic, message, tone } }),
    [dispatch],
  );
}
