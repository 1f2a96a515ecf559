import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';

import { type AnchorProps, LinkProvider } from '#design-system';

const RouterLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

interface StoryRouterProps {
  /** Path of the current page. @default '/' */
  readonly address?: string | undefined;
  readonly children: ReactNode;
}

/** Provides a router whose links do not change the address bar. */
export const StoryRouter = ({ address = '/', children }: StoryRouterProps) => (
  <MemoryRouter initialEntries={[address]}>
    <LinkProvider link={RouterLink}>{children}</LinkProvider>
  </MemoryRouter>
);

/** Shows a story at the path `parameters.address`. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <StoryRouter address={parameters.address}>
    <Story />
  </StoryRouter>
);
