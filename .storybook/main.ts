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
      // Adds tables to MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Address of the built site. The toolbar links to it from the story of a page. The default is the address of `npm
  // start`.
  env: (variables) => ({ STORYBOOK_SITE_URL: 'http://127.0.0.1:3000', ...variables }),
  // Features that we do not use. The themes have their own background.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // Named chunks: `start` for all stories, `docs` for all docs pages, and `parts` for modules that several stories
  // share.
  viteFinal: (config) =>
    mergeConfig(config, {
      // Stories in design-system import `.storybook` by the paths in `tsconfig.json`.
      resolve: { tsconfigPaths: true },
      // At the default level a build lists about a thousand files, with hints on their sizes and on the time of
      // plugins.
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: {
          checks: { bundlerTimings: false },
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
