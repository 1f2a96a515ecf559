import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { initialGlobals, type ToolbarChoice } from '../toolbar.ts';

/** Fields of a docs page that its type leaves out: the choices of the toolbar, without those of any story. */
interface Toolbar {
  readonly store?: { readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> } };
}

/**
 * Returns the choices of the toolbar, also on a docs page without a story of its own. Frames on the page report their
 * own choices over the same channel, so messages are ignored and the store is read. Pass `page` from the container of
 * the docs page.
 */
export function useToolbar(page?: DocsContextProps): ToolbarChoice {
  const around = useContext(DocsContext);
  const context = page ?? around;
  const globals = useSyncExternalStore(
    (changed) => {
      context.channel.on(GLOBALS_UPDATED, changed);
      return () => context.channel.off(GLOBALS_UPDATED, changed);
    },
    () => (context as Toolbar).store?.userGlobals.get(),
  );
  return { ...initialGlobals, ...globals };
}
