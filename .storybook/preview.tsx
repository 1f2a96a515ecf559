import '#design-system/themes';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';

import type { Services } from '#services';

import { chromaticModes } from './chromaticModes.ts';
import { globalTypes, initialGlobals, type ToolbarChoice, viewports } from './toolbar.ts';
import { withLabels } from './withLabels.tsx';
import { withRouter } from './withRouter.tsx';
import { withServices } from './withServices.tsx';
import { withTheme } from './withTheme.tsx';

/** What our own decorators understand, so that a typo in a story is a compile error. */
const ownParameters = definePreviewAddon<{
  parameters: {
    /** Services that differ from the calm defaults. */
    services?: Partial<Services>;
    /** The language of what the design system says by itself; English unless given. */
    language?: 'el';
    /** The address the story is shown at. */
    address?: string;
  };
  globals: Partial<ToolbarChoice>;
}>({});

// A busy machine may need more than the usual second until what a story waits for is there.
configure({ asyncUtilTimeout: 5000 });

// One call with its options in place: Storybook reads the order of the sections without running this file.
export default definePreview({
  addons: [addonA11y(), addonDocs(), ownParameters],
  tags: ['autodocs'],
  decorators: [withLabels, withServices, withRouter, withTheme],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Handbook',
          'Tokens',
          'Graphics',
          'Components',
          'Patterns',
          'Site sections',
          'Pages',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: {
    ...initialGlobals,
    // The test run asks axe in four themes itself; the panel would ask the same in one.
    a11y: { manual: /StorybookTestRunner/.test(navigator.userAgent) },
  },
  globalTypes,
});
