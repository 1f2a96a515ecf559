import { expect } from 'storybook/test';

import { services } from '#services/knowledge';
import preview from '#storybook/preview';

import { ServiceContents } from './ServiceContents.tsx';

const meta = preview.meta({
  title: 'Site sections/ServiceContents',
  component: ServiceContents,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The services as a table of contents, with the time to a first result where a book has the page. **Not this?** With drawings it is the `ServicesIndex`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(services.length);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/AI consultancy.*First result in 2-4 weeks/);
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
