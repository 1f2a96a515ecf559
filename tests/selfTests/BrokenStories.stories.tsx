import { expect } from 'storybook/test';

import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Self-tests/Broken stories',
  // Only `npm test -- self` runs these, and each must fail there.
  tags: ['broken', '!dev', '!autodocs', '!manifest'],
});

export const PlayFails = meta.story({
  render: () => <p>Open</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toHaveTextContent('Closed');
  },
});

export const NameIsMissing = meta.story({ render: () => <button type="button" /> });

export const ContrastIsLow = meta.story({
  render: () => <p style={{ color: '#ccc', background: '#fff' }}>Pale on white</p>,
});

export const ConsoleHasAnError = meta.story({
  render: () => <p>Calm</p>,
  play: async () => {
    console.error('Something is wrong');
  },
});

export const DrawingThrows = meta.story({
  render: () => {
    throw new Error('Cannot be drawn');
  },
});
