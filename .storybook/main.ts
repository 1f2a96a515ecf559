import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.config.ts' } },
  },
  stories: [
    './{handbook,states}/**/*.mdx',
    '../design-system/**/*.@(mdx|stories.tsx)',
    '../site/**/*.stories.tsx',
    './docs/*.stories.tsx',
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
  // Unused features: the themes bring their own background, and a shorter toolbar is easier to read.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // Three chunks: one for every story, one for every docs page, and one for the modules that stories share.
  viteFinal: (config) =>
    mergeConfig(config, {
      // Stories in design-system reach Storybook by the paths of `tsconfig.json`.
      resolve: { tsconfigPaths: true },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'start', tags: ['$initial'], priority: 3 },
                {
                  name: 'start',
                  test: /node_modules\/(clsx|react|react-dom|@vanilla-extract)\//,
                  priority: 3,
                },
                {
                  name: 'docs',
                  test: /addon-docs|@mdx-js|storybook\/dist\/(components|theming)|\.storybook\/(docs|welcome|storybookTheme)|design-system\/theme\/tokens/,
                  priority: 2,
                },
                {
                  name: 'parts',
                  test: /design-system\/(components(?!\/Markdown)|patterns|graphics|theme)\//,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
