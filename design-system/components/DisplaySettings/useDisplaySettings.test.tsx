// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DisplaySettings } from './DisplaySettings.tsx';
import { useDisplaySettings } from './useDisplaySettings.ts';

const Display = () => <DisplaySettings {...useDisplaySettings()} />;
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
  delete root.dataset.contrast;
  delete root.dataset.motion;
});

test('useDisplaySettings starts with the preferences of the operating system, and stores nothing', async () => {
  render(<Display />);
  await open();
  expect(isChosen('Dark')).toBe(true);
  expect(root.className).toBe('dark');
  expect([root.dataset.contrast, root.dataset.motion]).toEqual([undefined, undefined]);
  expect(localStorage).toHaveLength(0);
});

test('useDisplaySettings sets the stored choices on the root element', () => {
  root.className = 'dark';
  localStorage.setItem('display-settings', '{"theme":"light","contrast":"more","motion":"off"}');
  render(<Display />);
  expect(root.className).toBe('');
  expect([root.dataset.contrast, root.dataset.motion]).toEqual(['more', 'off']);
});

test('useDisplaySettings sets a choice on the root element, stores it, and reads it again', async () => {
  root.className = 'dark';
  render(<Display />);
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(root.className).toBe('');
  expect(localStorage.getItem('display-settings')).toBe('{"theme":"light"}');
  cleanup();
  render(<Display />);
  await open();
  expect(isChosen('Light')).toBe(true);
});

test.each([
  ['storage is forbidden', new DOMException('Forbidden', 'SecurityError')],
  ['the stored settings are damaged', new SyntaxError('Unexpected token')],
])('useDisplaySettings follows the operating system and accepts a choice if %s', async (_, error) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw error;
  });
  render(<Display />);
  await open();
  expect(isChosen('Dark')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(isChosen('Light')).toBe(true);
});

test('useDisplaySettings rethrows an unexpected error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('Broken');
  });
  expect(() => render(<Display />)).toThrow('Broken');
});
