import { useRef } from 'react';

import { Button, Stack } from '#design-system';

import { choose } from './BookCall.content.ts';
import { CallNote } from './CallNote.tsx';
import { useCallDays } from './useCallDays.ts';

/**
 * A button that shows the next half hours for a call on three days; without scripts there are phone and email.
 *
 * **Not this?** On a page about calls, `CallDays` shows the times at once.
 */
export function BookCall() {
  const list = useRef<HTMLUListElement>(null);
  const { shown, show } = useCallDays(list);
  return (
    <Stack gap="m">
      {shown ? (
        <shown.CallDays ref={list} now={shown.now} />
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
