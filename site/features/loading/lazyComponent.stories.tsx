import { expect, spyOn } from 'storybook/test';

import { Text } from '#design-system';
import preview from '#storybook/preview';

import { lazyComponent } from './lazyComponent.tsx';

const Here = () => <Text>Here it is.</Text>;
const Part = lazyComponent(() => Promise.resolve(Here));

const meta = preview.meta({
  title: 'Site sections/LazyComponent',
  component: Part,
  parameters: {
    docs: {
      description: {
        component:
          'A part of a page that loads on demand. **Not this?** A page that loads is the router’s, with `PageLoading`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
  },
});

const Waiting = lazyComponent(() => new Promise<never>(() => {}));

export const Loading = meta.story({
  tags: ['LOAD-03'],
  render: () => <Waiting />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
});

let comes = false;
let Failing = Waiting;

/** The part does not come. */
export const Failed = meta.story({
  tags: ['ERR-14'],
  beforeEach: () => {
    comes = false;
    Failing = lazyComponent(async () => {
      if (!comes) throw new Error('The part did not come.');
      return () => <Text>Here it is after all.</Text>;
    });
    // React writes the failure to the console.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  render: () => <Failing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This component encountered an error.');
  },
});

/** It is loaded again when the visitor tries again. */
export const LoadedOnRetry = Failed.extend({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try Again' });
    comes = true;
    await userEvent.click(button);
    await expect(await canvas.findByText('Here it is after all.')).toBeVisible();
  },
});
