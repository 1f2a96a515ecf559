// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PageBoundary } from './PageBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('The page could not be drawn.');
}

test('PageBoundary shows that a page failed, and renders the page of the next address', () => {
  const { rerender } = render(
    <PageBoundary resetKey="/about">
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Page Failed to Load');

  rerender(<PageBoundary resetKey="/blog">Blog</PageBoundary>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Blog')).toBeDefined();
});
