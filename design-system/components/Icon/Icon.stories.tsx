import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'arrowRight' as const },
});

const isName = (name: string): name is IconName => name in icons;

export const Default = meta.story();

/** All icons, by name. */
export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ tablet: 3, desktop: 4 }}>
      {Object.keys(icons)
        .filter(isName)
        .map((name) => (
          <Inline key={name}>
            <Icon name={name} size="large" />
            <Text as="span" size="small">
              {name}
            </Text>
          </Inline>
        ))}
    </Grid>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Text size="lead">
      <Inline as="span">
        <Icon name="clock" size="small" /> <Icon name="clock" /> <Icon name="clock" size="large" /> beside
        words
      </Inline>
    </Text>
  ),
});

export const WithMeaning = meta.story({
  args: { name: 'check', label: 'Included' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Included' })).toBeVisible();
  },
});
