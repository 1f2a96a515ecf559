// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DisplaySettings } from './DisplaySettings.tsx';
import { useLook } from './useLook.ts';

const Display = () => <DisplaySettings {...useLook()} />;
const root = document.documentElement;
const open = () => userEvent.click(screen.getByRole('button', { name: 'Display settings' }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.className = '';
});

test('what the system asks for is shown as chosen, and nothing is kept', async () => {
  render(<Display />);
  await open();
  expect(isChosen('Dark')).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('a choice is shown on the root element, kept, and found again', async () => {
  root.className = 'dark';
  render(<Display />);
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(root.className).toBe('');
  expect(localStorage.getItem('look')).toBe('{"theme":"light"}');
  cleanup();
  render(<Display />);
  await open();
  expect(isChosen('Light')).toBe(true);
});

test.each([
  ['storage is forbidden', new DOMException('Forbidden', 'SecurityError')],
  ['what was kept is damaged', new SyntaxError('Unexpected token')],
])('where %s, the system is followed and a choice still holds', async (_, error) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw error;
  });
  render(<Display />);
  await open();
  expect(isChosen('Dark')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(isChosen('Light')).toBe(true);
});

test('an error that nobody foresaw is thrown on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('Broken');
  });
  expect(() => render(<Display />)).toThrow('Broken');
});
