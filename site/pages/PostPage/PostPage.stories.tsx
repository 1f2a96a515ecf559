import { expect } from 'storybook/test';
import { loadPost } from '#site/content/postTexts.ts';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { PostPage } from './PostPage.tsx';

const meta = preview.meta({
  title: 'Pages/PostPage',
  component: PostPage,
  render: () => (
    <main>
      <PostPage />
    </main>
  ),
  loaders: [() => loadPost('invoice-matching-arithmetic').then(() => ({}))],
  parameters: {
    layout: 'fullscreen',
    address: '/blog/invoice-matching-arithmetic',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice matching');
  },
});

export const WithCode = meta.story({
  loaders: [() => loadPost('model-retirement-dates').then(() => ({}))],
  parameters: { address: '/blog/model-retirement-dates' },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
