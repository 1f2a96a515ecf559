import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { initialGlobals, type ToolbarChoice } from '../toolbar.ts';

/**
 * Property of a docs page's context that the context's type does not declare. `userGlobals` holds the choices of the
 * toolbar, not the globals that a story sets.
 */
interface ContextWithStore {
  readonly store?: { readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> } };
}

/**
 * Returns the choices of the toolbar, also on a docs page without stories. It reads them from the store, not from the
 * messages on the channel, because frames on the page send their own choices on the same channel. The container of a
 * docs page is rendered outside the context of the page, so it must pass the context as `pageContext`.
 */
export function useToolbar(pageContext?: DocsContextProps): ToolbarChoice {
  const nearestContext = useContext(DocsContext);
  const context = pageContext ?? nearestContext;
  const globals = useSyncExternalStore(
    (onChange) => {
      context.channel.on(GLOBALS_UPDATED, onChange);
      return () => context.channel.off(GLOBALS_UPDATED, onChange);
    },
    () => (context as ContextWithStore).store?.userGlobals.get(),
  );
  return { ...initialGlobals, ...globals };
}
