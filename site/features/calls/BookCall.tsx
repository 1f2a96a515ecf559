import { useRef } from 'react';

import { Button, Stack } from '#design-system';

import { choose } from './BookCall.content.ts';
import { CallNote } from './CallNote.tsx';
import { useCallDays } from './useCallDays.ts';

/**
 * A button that shows the next half hours for a call, on three days. Below it stand phone and email, which also work
 * without scripts.
 *
 * **Not this?** Use `CallDays` to show the times at once, on a page about calls.
 */
export function BookCall() {
  const list = useRef<HTMLUListElement>(null);
  const { loaded, show } = useCallDays(list);
  return (
    <Stack gap="m">
      {loaded ? (
        <loaded.CallDays ref={list} now={loaded.now} />
      ) : (
        <div>
          <Button variant="outline" onClick={show}>
            {choose}
          </Button>
        </div>
      )}
      <CallNote />
    </Stack>
  );
}
