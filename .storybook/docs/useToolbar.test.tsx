// @vitest-environment jsdom
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useToolbar } from './useToolbar.ts';

afterEach(cleanup);

const Said = () => {
  const { theme, contrast } = useToolbar();
  return `${theme} ${contrast}`;
};

it('a docs page follows the toolbar, and not what a frame on the page says of itself', () => {
  let globals: Record<string, unknown> = { theme: 'dark' };
  const listeners = new Set<(said: unknown) => void>();
  const context = {
    channel: {
      on: (_: string, listener: (said: unknown) => void) => listeners.add(listener),
      off: (_: string, listener: (said: unknown) => void) => listeners.delete(listener),
    },
    store: { userGlobals: { get: () => globals } },
  } as unknown as DocsContextProps;
  const { container, unmount } = render(
    <DocsContext.Provider value={context}>
      <Said />
    </DocsContext.Provider>,
  );
  const say = (said: unknown) =>
    act(() => {
      for (const listener of listeners) listener(said);
    });
  expect(container.textContent).toBe('dark normal');
  say({ userGlobals: { theme: 'light' } });
  expect(container.textContent).toBe('dark normal');
  globals = { theme: 'light', contrast: 'more' };
  say({});
  expect(container.textContent).toBe('light more');
  unmount();
  expect(listeners.size).toBe(0);
});
