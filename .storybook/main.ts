import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.config.ts' } },
  },
  stories: ['./handbook/**/*.mdx', '../design-system/**/*.@(mdx|stories.tsx)', '../site/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
