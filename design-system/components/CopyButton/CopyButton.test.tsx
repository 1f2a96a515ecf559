// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CopyButton } from './CopyButton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const words = () => screen.getByRole('button').textContent;
const press = () => {
  fireEvent.click(screen.getByRole('button'));
  return wait(0);
};

describe('CopyButton', () => {
  it('shows "Copied" for two seconds', async () => {
    render(<CopyButton onCopy={() => {}} />);
    await press();
    await wait(1900);
    expect(words()).toBe('Copied');
    await wait(200);
    expect(words()).toBe('Copy');
  });

  it('is disabled until hydrated, because the browser would refuse a late copy', () => {
    expect(renderToStaticMarkup(<CopyButton onCopy={() => {}} />)).toContain('disabled=""');
    render(<CopyButton onCopy={() => {}} />);
    expect(screen.getByRole('button')).toHaveProperty('disabled', false);
  });
});
