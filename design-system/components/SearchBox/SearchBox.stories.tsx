import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const pages = ['AI voice agents', 'Process automation', 'Automations', 'About Us', 'Υπηρεσίες στα Ελληνικά'];

/** Shows the pages that contain the typed text. */
function Searching(args: SearchBoxProps) {
  const [value, setValue] = useState(args.value ?? '');
  const found = value === '' ? [] : pages.filter((page) => page.toLowerCase().includes(value.toLowerCase()));
  return (
    <SearchBox
      {...args}
      value={value}
      onValueChange={(text) => {
        setValue(text);
        args.onValueChange?.(text);
      }}
      status={value === '' ? '' : found.length === 1 ? '1 result' : `${found.length} results`}
    >
      <Stack as="ul" gap="xxs">
        {found.map((page) => (
          <li key={page}>
            <Link href="/services" variant="standalone">
              {page}
            </Link>
          </li>
        ))}
      </Stack>
    </SearchBox>
  );
}

const meta = preview.meta({
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { label: 'Search this site', value: '', onValueChange: fn() },
  render: (args) => <Searching {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search this site' }), 'autom');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 results'));
    await expect(canvas.getByRole('link', { name: 'Automations' })).toBeVisible();
  },
});

export const WithAButton = meta.story({
  args: { value: 'voice', onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('voice');
  },
});

export const NothingFound = meta.story({ args: { value: 'pottery' } });

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: { label: 'Αναζήτηση σε αυτόν τον ιστότοπο', value: 'υπηρ', onSearch: fn() },
});
