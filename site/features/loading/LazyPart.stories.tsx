import { use } from 'react';
import { expect, spyOn } from 'storybook/test';

import { Text } from '#design-system';
import preview from '#storybook/preview';

import { LazyPart } from './LazyPart.tsx';

const meta = preview.meta({
  title: 'Site sections/LazyPart',
  component: LazyPart,
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
  render: () => (
    <LazyPart>
      <Text>Here it is.</Text>
    </LazyPart>
  ),
});

const never = new Promise<never>(() => {});
const Waiting = () => use(never);

export const Loading = meta.story({
  tags: ['LOAD-03'],
  render: () => (
    <LazyPart>
      <Waiting />
    </LazyPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
});

let attempts = 0;
function FailsOnce() {
  if (attempts < 1) throw new Error('The part could not be drawn.');
  return <Text>Here it is after all.</Text>;
}

/** The part cannot be drawn. */
export const Failed = meta.story({
  tags: ['ERR-14'],
  beforeEach: () => {
    attempts = 0;
    // React says what failed, for whoever looks into it.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  render: () => (
    <LazyPart>
      <FailsOnce />
    </LazyPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This component encountered an error.');
  },
});

/** It works when the visitor tries again. */
export const TriedAgain = Failed.extend({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try Again' });
    attempts = 1;
    await userEvent.click(button);
    await expect(await canvas.findByText('Here it is after all.')).toBeVisible();
  },
});
