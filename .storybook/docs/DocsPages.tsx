import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { storybookTheme } from '../storybookTheme.ts';
import { useThemeOnRoot } from '../withTheme.tsx';
import { useToolbar } from './useToolbar.ts';

/** Container of each docs page, in the theme of the toolbar. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context);
  useThemeOnRoot(toolbar);
  return <DocsContainer {...props} theme={storybookTheme(toolbar)} />;
}

// Exported here too, so that `preview.tsx` loads the container and the page of a component as one chunk.
export { ComponentPage } from './ComponentPage.tsx';
