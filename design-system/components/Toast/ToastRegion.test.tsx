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
const announced = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

it('[X-10] the toast region announces an added message, without the name of its button', () => {
  const { rerender } = render(region());
  expect(announced()).toEqual([]);
  rerender(region(copied));
  expect(announced()).toEqual(['Copied']);
  rerender(region(copied, full));
  expect(announced()).toEqual(['Copied', 'Error: There is no room left']);
});

it('[X-10] the toast region announces a message that replaces another', () => {
  const { rerender } = render(region(copied));
  rerender(region({ ...copied, message: 'Copied again' }));
  expect(announced()).toEqual(['Copied again']);
});

it('[X-10] the toast region announces an added message whose text is still shown by another', () => {
  const { rerender } = render(region(copied));
  rerender(region(copied, { ...copied, id: 'copied again' }));
  expect(announced()).toEqual(['Copied']);
});

it('[X-10] the toast region announces a message once', () => {
  const { rerender } = render(region());
  rerender(region(copied));
  rerender(region({ ...copied }));
  expect(announced()).toEqual(['Copied']);
});

it('[X-10] the toast region announces neither its first messages nor a dismissed message', () => {
  const { rerender } = render(region(copied, full));
  rerender(region(copied));
  expect(announced()).toEqual([]);
});

it('[X-10] the toast region removes the hidden text of an announced message', () => {
  const { rerender } = render(region());
  rerender(region(copied));
  act(() => vi.advanceTimersByTime(1500));
  expect(announced()).toEqual([]);
  expect(screen.getAllByText('Copied')).toHaveLength(1);
});

it('[X-01] the toast region is a landmark while it has messages', () => {
  const { rerender } = render(region());
  expect(screen.queryByRole('region')).toBeNull();
  rerender(region(copied));
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('Copied');
});
