import { expect } from 'storybook/test';

import { Grid } from '#design-system';
import { posts } from '#site/content/posts.ts';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { PostDrawing } from './PostDrawing.tsx';

const meta = preview.meta({
  title: 'Graphics/PostDrawing',
  component: PostDrawing,
  args: { post: { drawing: 'hours', category: 'tech-insights' as const } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const NotDrawnYet = meta.story({ args: { post: { category: 'industry-news' } } });

const all = () => (
  <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="xl">
    {posts.map((post) => (
      <PostDrawing key={post.slug} post={post} />
    ))}
  </Grid>
);

export const AllVariants = meta.story({ render: all });

export const NarrowScreen = meta.story({ render: all, globals: narrowScreen });
