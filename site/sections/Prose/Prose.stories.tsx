import { expect } from 'storybook/test';
import { loadedPost, loadPost } from '#site/content/postTexts.ts';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Prose } from './Prose.tsx';

const slug = 'invoice-matching-arithmetic';

function APost() {
  const post = loadedPost(slug);
  return post ? <Prose post={post.default} /> : null;
}

const meta = preview.meta({
  title: 'Site sections/Prose',
  component: APost,
  loaders: [() => loadPost(slug).then(() => ({}))],
  parameters: {
    docs: {
      description: {
        component:
          'A long text to read, as it was written in Markdown; code and tables can be taken along. **Not this?** A legal text is a `LegalArticle`, an answer of the assistant `Markdown`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('button', { name: 'Copy table' })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
