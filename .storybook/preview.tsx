import '#design-system/themes';

import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import type { DocsContainer } from '@storybook/addon-docs/blocks';
import * as docsAnnotations from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';

import type { Services } from '#services';

import { chromaticModes } from './chromaticModes.ts';
import { fillControls, fitControls, withGivenArgs } from './fitControls.ts';
import { systemTheme } from './systemTheme.ts';
import { globalTypes, initialGlobals, type ToolbarChoice, viewports } from './toolbar.ts';
import { focusWithoutScrolling, returnFocusAfterPlay, withFrame } from './withFrame.tsx';
import { withLabels } from './withLabels.tsx';
import { withRouter } from './withRouter.tsx';
import { withServices } from './withServices.tsx';
import { withTheme } from './withTheme.tsx';
import { writeUsage } from './writeUsage.ts';

// The annotations are imported from `preview`, because the main module of the package would load all blocks of docs
// pages with each story.
const addonDocs = definePreviewAddon<DocsTypes>(docsAnnotations);

// Loaded with the first docs page, because stories do not need it.
const docsPages = () => import('./docs/DocsPages.tsx');
const ThemedDocsContainer = lazy(async () => ({ default: (await docsPages()).ThemedDocsContainer }));
const container: typeof DocsContainer = (props) => (
  <Suspense>
    <ThemedDocsContainer {...props} />
  </Suspense>
);
const page = lazy(async () => ({ default: (await docsPages()).ComponentPage }));

/** Parameters and globals that our decorators read. */
const ownParameters = definePreviewAddon<{
  parameters: {
    /** Services that replace some of the default fakes. */
    services?: Partial<Services>;
    /** Language of the texts that the components contain. @default the language of the toolbar */
    language?: 'el';
    /** Whether a docs page shows the story in a frame, because the story takes the focus or covers the window. */
    framed?: boolean;
    /** Path of the page that the story shows. */
    address?: string;
  };
  globals: Partial<ToolbarChoice>;
}>({});

// `findBy…` and `waitFor` wait one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// `storySort` must be a literal, because Storybook reads it without running this file.
export default definePreview({
  addons: [addonA11y(), addonDocs, ownParameters],
  tags: ['autodocs'],
  // The last decorator is the outermost one.
  decorators: [withGivenArgs, withLabels, withServices, withRouter, withTheme, withFrame],
  beforeEach: focusWithoutScrolling,
  afterEach: returnFocusAfterPlay,
  argTypesEnhancers: [fitControls],
  argsEnhancers: [fillControls],
  parameters: {
    a11y: { test: 'error' },
    docs: { container, page, source: { transform: writeUsage }, toc: { headingSelector: 'h2' } },
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
          'All states',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: {
    ...initialGlobals,
    ...systemTheme(),
    // The panel does not run axe in the test run, which runs axe by itself in four themes.
    a11y: { manual: /StorybookTestRunner/.test(navigator.userAgent) },
  },
  globalTypes,
});
