import type { Decorator } from '@storybook/react-vite';
import { Link, MemoryRouter } from 'react-router-dom';

import { type AnchorProps, LinkProvider } from '#design-system';

const RouterLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** Puts a story at an address, without touching the real address bar. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[typeof parameters.address === 'string' ? parameters.address : '/']}>
    <LinkProvider link={RouterLink}>
      <Story />
    </LinkProvider>
  </MemoryRouter>
);
