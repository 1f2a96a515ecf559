import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { useServices } from '#services';
import { useNotify } from '#site/state/useNotify.ts';

import { unavailable } from './BookCall.content.ts';
import { loadCallDays } from './loadCallDays.ts';

/**
 * Returns `show` and `loaded`. `show` loads the times and moves the focus to the first time. `loaded` has the component
 * and the time of loading; it is `undefined` before that.
 */
export function useCallDays(list: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCallDays>> & { readonly now: Date }>();
  const notify = useNotify();
  const { reportError } = useServices();
  const show = () => {
    loadCallDays().then(
      (parts) => {
        flushSync(() => setLoaded({ ...parts, now: new Date() }));
        // The focused button has been removed, so the first time takes the focus.
        list.current?.querySelector('a')?.focus();
      },
      (error: unknown) => {
        reportError(error, 'calls.load');
        notify('calls', unavailable, 'error');
      },
    );
  };
  return { loaded, show };
}
