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

/** Types of the parameters and globals that our decorators read. */
const ownParameters = definePreviewAddon<{
  parameters: {
    /** Services that replace the default fakes. */
    services?: Partial<Services>;
    /** The language of what the design system says by itself; English unless given. */
    language?: 'el';
    /** The address the story is shown at. */
    address?: string;
  };
  globals: Partial<ToolbarChoice>;
}>({});

// `findBy…` and `waitFor` wait one second by default, too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// The options must be literals: Storybook reads `storySort` without running this file.
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
    // The test run runs axe itself, in four themes.
    a11y: { manual: /StorybookTestRunner/.test(navigator.userAgent) },
  },
  globalTypes,
});
