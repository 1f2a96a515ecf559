// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { whenClosed } from './whenClosed.ts';

test.each([
  ['tells that the browser closed an open dialog', true, false, 1],
  ['says nothing of a dialog that is open once more when the event comes', true, true, 0],
  ['says nothing of a dialog that was closed from here', false, false, 0],
])('whenClosed %s', (_, open, stillOpen, times) => {
  const onClose = vi.fn();
  const { container } = render(<dialog open={stillOpen} onClose={whenClosed(open, onClose)} />);
  fireEvent(container.firstElementChild ?? document, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(times);
});
