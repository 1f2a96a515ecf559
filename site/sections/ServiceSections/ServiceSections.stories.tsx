import { expect } from 'storybook/test';
import { offerings, subOfferings } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceSections } from './ServiceSections.tsx';

const service = offerings[0];
const solution = subOfferings[0];
if (!service || !solution) throw new Error('There is no service to show.');

const meta = preview.meta({
  title: 'Site sections/ServiceSections',
  component: ServiceSections,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  args: { service },
  play: async ({ canvas }) => {
    for (const name of ['Benefits', 'Use cases'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    const useCase = service.useCases[0];
    const pair = canvas.getByText(useCase?.text ?? '').closest('li');
    await expect(pair).toHaveTextContent(`leads to ${useCase?.benefit}`);
  },
});

export const SolutionInsideAService = meta.story({ args: { service: solution } });

export const NarrowScreen = meta.story({
  args: { service },
  globals: narrowScreen,
});
