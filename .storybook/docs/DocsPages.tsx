import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { storybookTheme } from '../storybookTheme.ts';
import { useThemeOnRoot } from '../withTheme.tsx';
import { useToolbar } from './useToolbar.ts';

/** The paper that every docs page lies on: in the theme of the toolbar, as the stories on it are. */
export function HousePaper(props: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context);
  useThemeOnRoot(toolbar);
  return <DocsContainer {...props} theme={storybookTheme(toolbar)} />;
}

export { ComponentPage } from './ComponentPage.tsx';
