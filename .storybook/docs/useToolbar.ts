import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { initialGlobals, type ToolbarChoice } from '../toolbar.ts';

/**
 * The part of a docs page's context that its type does not declare. `userGlobals` holds the choices of the toolbar, not
 * the globals that a story sets.
 */
interface ContextWithStore {
  readonly store?: { readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> } };
}

/**
 * Returns the choices of the toolbar, also on a docs page without stories. It reads them from the store, not from the
 * messages on the channel, because frames on the page send their own choices on the same channel. The
 * container of a docs page is outside the context of the page, so it must pass that context as `page`.
 */
export function useToolbar(page?: DocsContextProps): ToolbarChoice {
  const nearestContext = useContext(DocsContext);
  const context = page ?? nearestContext;
  const globals = useSyncExternalStore(
    (changed) => {
      context.channel.on(GLOBALS_UPDATED, changed);
      return () => context.channel.off(GLOBALS_UPDATED, changed);
    },
    () => (context as ContextWithStore).store?.userGlobals.get(),
  );
  return { ...initialGlobals, ...globals };
}
