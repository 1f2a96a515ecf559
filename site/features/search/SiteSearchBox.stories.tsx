import { expect, waitFor } from 'storybook/test';

import { fakeErrors, fakeSearch } from '#services/fakes';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { SiteSearchBox } from './SiteSearchBox.tsx';

const meta = preview.meta({
  title: 'Site sections/SiteSearchBox',
  component: SiteSearchBox,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'invoices' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('invoices');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
});

export const Results = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'e');
    await expect(await canvas.findByText('2 results')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AI voice agents' })).toHaveAttribute(
      'href',
      '/services/voice-agents',
    );
  },
});

export const NothingFound = meta.story({
  parameters: { services: { search: fakeSearch.findsNothing() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pottery');
    await expect(await canvas.findByText('No results. Try another word.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the sitemap' })).toBeVisible();
  },
});

export const StillLoading = meta.story({
  parameters: { services: { search: fakeSearch.hangs() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'voice');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'));
  },
});

export const Failed = meta.story({
  parameters: { services: { search: fakeSearch.fails(), reportError: fakeErrors() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'voice');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The search did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('voice');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: {
    services: {
      search: fakeSearch.finds([
        {
          kind: 'question',
          title: 'Πόσο διαρκεί ένα έργο από την πρώτη συνάντηση;',
          path: '/contact',
          excerpt: 'Απλές αυτοματοποιήσεις λειτουργούν σε δύο με τέσσερις εβδομάδες. '.repeat(4),
        },
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'έργο');
    await expect(await canvas.findByText('1 result')).toBeVisible();
  },
});
