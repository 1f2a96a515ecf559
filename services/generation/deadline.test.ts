import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { startDeadline, withDeadline } from './deadline.ts';

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

test('startDeadline ends when the signal of the caller is aborted, before or later', () => {
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
  stopped.stop();
  startDeadline(1_000).abort();
  startDeadline(1_000, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
  expect([stopped.signal.aborted, stopped.cause]).toEqual([false, null]);
});

describe('withDeadline', () => {
  const never = () => new Promise<never>(() => {});

  test('gives the result, aborts what still runs and leaves no clock behind', async () => {
    let within: AbortSignal | undefined;
    const result = await withDeadline(1_000, undefined, async ({ signal }) => {
      within = signal;
      return [signal.aborted, 'done'];
    });
    expect(result).toEqual([false, 'done']);
    expect(within?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes on what the work throws', async () => {
    const error = new TypeError('broken');
    await expect(withDeadline(1_000, undefined, () => Promise.reject(error))).rejects.toBe(error);
  });

  test('rejects in time although the work ignores its signal', async () => {
    const late = withDeadline(1_000, undefined, never);
    const rejected = expect(late).rejects.toMatchObject({ name: 'GenerationError', problem: 'timeout' });
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
  });

  test('rejects when the signal is aborted, and begins nothing for a signal that is aborted already', async () => {
    const caller = new AbortController();
    const waiting = withDeadline(1_000, caller.signal, never);
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ problem: 'aborted' });
    const work = vi.fn(never);
    await expect(withDeadline(1_000, caller.signal, work)).rejects.toMatchObject({ problem: 'aborted' });
    expect(work).not.toHaveBeenCalled();
  });
});
