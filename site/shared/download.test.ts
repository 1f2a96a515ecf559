// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { downloadFile } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a downloaded file can be read until a visitor has answered the question of Safari', () => {
  vi.useFakeTimers();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const revoked = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  downloadFile('call.ics', 'text/calendar', 'BEGIN:VCALENDAR');
  vi.advanceTimersByTime(30_000);
  expect([click.mock.calls.length, revoked.mock.calls]).toEqual([1, []]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file');
});
