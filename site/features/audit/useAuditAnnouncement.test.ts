// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { spoken } from './auditPage.content.ts';
import { useAuditAnnouncement } from './useAuditAnnouncement.ts';
import type { AuditState } from './useReport.ts';

type Stage = AuditState['stage'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns the announcements after these stages, one after the other, each in less than a second. */
function after(...[first, ...stages]: readonly [Stage, ...Stage[]]) {
  const { result, rerender } = renderHook((stage: Stage) => useAuditAnnouncement(stage, true), {
    initialProps: first,
  });
  for (const stage of stages) {
    act(() => vi.advanceTimersByTime(900));
    rerender(stage);
  }
  return result;
}

test('[X-10] nothing is said of the form a visitor begins with, nor of a report that is soon there', () => {
  expect(after('form').current).toBe('');
  const announcement = after('form', 'generating', 'displayed');
  act(() => vi.runAllTimers());
  expect(announcement.current).toBe('');
});

test('[X-10] a report that takes long is said to be in the making, once', () => {
  const announcement = after('form', 'generating');
  expect(announcement.current).toBe('');
  act(() => vi.advanceTimersByTime(60_000));
  expect(announcement.current).toBe(spoken.writing);
});

test('[X-10] the way back to the answers is said', () => {
  expect(after('form', 'generating', 'form').current).toBe(spoken.cancelled);
  expect(after('form', 'generating', 'displayed', 'form').current).toBe(spoken.returned);
  expect(after('form', 'generating', 'failed', 'form').current).toBe(spoken.returned);
});

test('[X-10] nothing is said of answers where there are none', () => {
  const { result, rerender } = renderHook((stage: Stage) => useAuditAnnouncement(stage, false), {
    initialProps: 'displayed' as Stage,
  });
  rerender('form');
  expect(result.current).toBe('');
});
