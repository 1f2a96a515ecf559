import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/services', children: 'Our services' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Our services' })).toHaveAttribute('href', '/services');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack align="start">
      <Text measure>
        A link within a sentence is underlined: <Link href="/contact">write to us</Link>, or look at{' '}
        <Link href="https://www.gov.cy">the government portal</Link>.
      </Text>
      <Link href="/about" variant="quiet">
        About Us
      </Link>
      <Link href="/about" variant="quiet" aria-current="page">
        About Us, where you are
      </Link>
      <Link href="/case-studies" variant="standalone">
        Read the case study <Icon name="arrowRight" />
      </Link>
    </Stack>
  ),
});

export const External = meta.story({
  args: { href: 'https://www.gov.cy', children: 'Government portal' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Government portal (opens in new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Telephone = meta.story({
  args: { href: 'tel:+35722111222', children: '+357 22 111 222' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+357 22 111 222' })).not.toHaveAttribute('target');
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    children: 'Διαβάστε πώς μια εταιρεία μεταφορών στη Λεμεσό απαντά σε κάθε ερώτημα μέσα σε δύο λεπτά',
  },
});
