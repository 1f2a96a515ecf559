import '#design-system/themes';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

import type { Services } from '#services';

import { withRouter } from './withRouter.tsx';
import { withServices } from './withServices.tsx';
import { withTheme } from './withTheme.tsx';

const preview = definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  decorators: [withServices, withRouter, withTheme],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Handbook',
          'Tokens',
          'Graphics',
          'Components',
          'Site sections',
          'Pages',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', contrast: 'normal', motion: 'on' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'paintbrush', items: ['light', 'dark'], dynamicTitle: true } },
    contrast: {
      toolbar: { title: 'Contrast', icon: 'contrast', items: ['normal', 'more'], dynamicTitle: true },
    },
    motion: { toolbar: { title: 'Motion', icon: 'play', items: ['on', 'off'], dynamicTitle: true } },
  },
});

/** What our own decorators understand, so that a typo in a story is a compile error. */
export default preview.type<{
  parameters: {
    /** Services that differ from the calm defaults. */
    services?: Partial<Services>;
    /** The address the story is shown at. */
    address?: string;
  };
}>();
