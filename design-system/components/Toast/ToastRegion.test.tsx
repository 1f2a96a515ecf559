// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type ToastMessage, ToastRegion } from './ToastRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const region = (...toasts: ToastMessage[]) => <ToastRegion toasts={toasts} onDismiss={() => {}} />;
const copied = { id: 'copied', message: 'Copied' };
const full = { id: 'kept', message: 'There is no room left', tone: 'error' as const };
const said = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

it('[X-10] reads out what is added, without the name of its button', () => {
  const { rerender } = render(region());
  expect(said()).toEqual([]);
  rerender(region(copied));
  expect(said()).toEqual(['Copied']);
  rerender(region(copied, full));
  expect(said()).toEqual(['Copied', 'Error: There is no room left']);
});

it('[X-10] reads out a message that takes the place of another', () => {
  const { rerender } = render(region(copied));
  rerender(region({ ...copied, message: 'Copied again' }));
  expect(said()).toEqual(['Copied again']);
});

it('[X-10] says nothing of what was there from the start, and nothing of what was dismissed', () => {
  const { rerender } = render(region(copied, full));
  rerender(region(copied));
  expect(said()).toEqual([]);
});

it('[X-10] leaves what has been read out only where it is seen', () => {
  const { rerender } = render(region());
  rerender(region(copied));
  act(() => vi.advanceTimersByTime(1500));
  expect(said()).toEqual([]);
  expect(screen.getAllByText('Copied')).toHaveLength(1);
});

it('[X-01] is a landmark while it holds messages', () => {
  const { rerender } = render(region());
  expect(screen.queryByRole('region')).toBeNull();
  rerender(region(copied));
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('Copied');
});
