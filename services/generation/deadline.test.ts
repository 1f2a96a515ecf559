import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('startDeadline ends when its time is over, and not before', () => {
  const deadline = startDeadline(1_000);
  vi.advanceTimersByTime(999);
  expect([deadline.signal.aborted, deadline.cause]).toEqual([false, null]);
  vi.advanceTimersByTime(1);
  expect([deadline.signal.aborted, deadline.cause]).toEqual([true, 'timeout']);
});

test('startDeadline ends when a step is late; the next step has its own time', () => {
  const deadline = startDeadline(10_000);
  deadline.expectWithin(100);
  vi.advanceTimersByTime(90);
  deadline.expectWithin(100);
  vi.advanceTimersByTime(99);
  expect(deadline.cause).toBeNull();
  vi.advanceTimersByTime(1);
  expect(deadline.cause).toBe('timeout');
});

test('startDeadline ends when the caller gives up, before or later', () => {
  expect(startDeadline(1_000, AbortSignal.abort()).cause).toBe('aborted');
  const caller = new AbortController();
  const deadline = startDeadline(1_000, caller.signal);
  caller.abort();
  expect([deadline.signal.aborted, deadline.cause]).toEqual([true, 'aborted']);
});

test('startDeadline keeps the first reason', () => {
  const caller = new AbortController();
  const deadline = startDeadline(10, caller.signal);
  vi.advanceTimersByTime(10);
  caller.abort();
  expect(deadline.cause).toBe('timeout');
});

test('startDeadline leaves no clock behind, however it ended', () => {
  const stopped = startDeadline(1_000);
  stopped.expectWithin(10);
  stopped.stop();
  startDeadline(1_000).abort();
  startDeadline(1_000, AbortSignal.abort()).expectWithin(5);
  expect(vi.getTimerCount()).toBe(0);
  expect([stopped.signal.aborted, stopped.cause]).toEqual([false, null]);
});
