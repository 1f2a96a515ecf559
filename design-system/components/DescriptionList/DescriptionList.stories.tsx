import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Address', details: '1 Example Street, 1010 Nicosia, Cyprus' },
      { term: 'Telephone', details: <Link href="tel:+35722111222">+357 22 111 222</Link> },
      { term: 'We answer', details: 'Within 24 hours, in Greek or English' },
      { term: 'Opening hours', details: 'Monday to Friday, 8.30 to 17.30' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within 24 hours, in Greek or English')).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    items: [
      { term: 'Διεύθυνση', details: 'Οδός Παραδείγματος 1, 1010 Λευκωσία, Κύπρος' },
      { term: 'Απαντούμε', details: 'Μέσα σε 24 ώρες, στα ελληνικά ή στα αγγλικά' },
    ],
  },
});
