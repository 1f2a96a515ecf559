// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { closeHandler } from './closeHandler.ts';

test.each([
  ['calls onClose after the browser closed an open dialog', true, false, 1],
  ['ignores the event of a dialog that is open again', true, true, 0],
  ['ignores the event of a dialog that its owner closed', false, false, 0],
])('closeHandler %s', (_, open, isOpenNow, calls) => {
  const onClose = vi.fn();
  const { container } = render(<dialog open={isOpenNow} onClose={closeHandler({ open, onClose })} />);
  fireEvent(container.firstElementChild ?? document, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(calls);
});
