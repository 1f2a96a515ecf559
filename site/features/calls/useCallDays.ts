import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { useServices } from '#services';
import { useNotify } from '#site/state/useNotify.ts';

import { unavailable } from './BookCall.content.ts';
import { loadCallDays } from './loadCallDays.ts';

/** Component of the times, and their start, once `show` has fetched them; the first time gets the focus. */
export function useCallDays(list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadCallDays>> & { readonly now: Date }>();
  const notify = useNotify();
  const { reportError } = useServices();
  const show = () => {
    loadCallDays().then(
      (loaded) => {
        flushSync(() => setShown({ ...loaded, now: new Date() }));
        // The button that had it is gone.
        list.current?.querySelector('a')?.focus();
      },
      (error: unknown) => {
        reportError(error, 'calls.load');
        notify('calls', unavailable, 'error');
      },
    );
  };
  return { shown, show };
}
