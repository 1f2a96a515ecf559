import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.config.ts' } },
  },
  stories: [
    './handbook/**/*.mdx',
    '../design-system/**/*.@(mdx|stories.tsx)',
    '../site/**/*.stories.tsx',
    '../tests/selfTests/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX itself has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The built site that the toolbar of a page links to; the default is what `npm start` serves.
  env: (variables) => ({ STORYBOOK_SITE_URL: 'http://127.0.0.1:3000', ...variables }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
