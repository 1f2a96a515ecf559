// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useAnnouncements } from './useAnnouncements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('useAnnouncements keeps a text that is added at the moment in which an earlier text is removed', () => {
  const { result } = renderHook(() => useAnnouncements<string>());
  act(() => result.current.announce(['one']));
  const [{ key } = { key: 0 }] = result.current.announcements;
  act(() => {
    result.current.announce(['two']);
    vi.advanceTimersByTime(1000);
  });
  expect(result.current.announcements.map(({ text }) => text)).toEqual(['two']);
  expect(result.current.announcements[0]?.key).not.toBe(key);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current.announcements).toEqual([]);
});
