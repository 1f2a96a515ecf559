import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { houseTheme } from '../houseTheme.ts';

const theme = houseTheme();

/** The paper that every docs page lies on. */
export function HousePaper(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={theme} />;
}

export { ComponentPage } from './ComponentPage.tsx';
