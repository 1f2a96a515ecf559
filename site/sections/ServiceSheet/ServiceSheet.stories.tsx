import { expect } from 'storybook/test';
import { services, subServices } from '#services/knowledge';
import preview from '#storybook/preview';

import { ServiceSheet } from './ServiceSheet.tsx';

const service = services[0];
const solution = subServices[0];
if (!service || !solution) throw new Error('There is no service to show.');

const meta = preview.meta({
  title: 'Site sections/ServiceSheet',
  component: ServiceSheet,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What a service is about: what changes, one process, benefits, use cases and what the catalogue has of it.',
      },
    },
  },
});

export const Default = meta.story({
  args: { service },
  play: async ({ canvas }) => {
    for (const name of ['Benefits', 'Use cases'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
});

export const SolutionInsideAService = meta.story({ args: { service: solution } });

export const NarrowScreen = meta.story({
  args: { service },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
