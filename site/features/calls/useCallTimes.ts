import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { useServices } from '#services';
import { useNotify } from '#site/features/useNotify.ts';

import { unavailable } from './BookCall.content.ts';
import { loadCallTimes } from './loadCallTimes.ts';

type CallTime = ReturnType<Awaited<ReturnType<typeof loadCallTimes>>['callTimes']>[number];

/** The next three half hours for a call, once `show` has fetched what works them out; the first of them gets the focus. */
export function useCallTimes(list: RefObject<HTMLElement | null>) {
  const [times, setTimes] = useState<readonly CallTime[]>();
  const notify = useNotify();
  const { reportError } = useServices();
  const show = () => {
    loadCallTimes().then(
      ({ callTimes }) => {
        flushSync(() => setTimes(callTimes(new Date())));
        // The button that had it is gone.
        list.current?.querySelector('a')?.focus();
      },
      (error: unknown) => {
        reportError(error, 'calls.load');
        notify('calls', unavailable, 'error');
      },
    );
  };
  return { times, show };
}
