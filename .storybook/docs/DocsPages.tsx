import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { storybookTheme } from '../storybookTheme.ts';
import { useThemeOnRoot } from '../withTheme.tsx';
import { useToolbar } from './useToolbar.ts';

/** Container of every docs page, in the theme that the toolbar has chosen. */
export function HousePaper(props: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context);
  useThemeOnRoot(toolbar);
  return <DocsContainer {...props} theme={storybookTheme(toolbar)} />;
}

export { ComponentPage } from './ComponentPage.tsx';
