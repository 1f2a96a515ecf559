import { clsx } from 'clsx';

import preview from '#storybook/preview';

import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as styles from './specimens.css.ts';
import { light, scale } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Radius and shadow',
  parameters: {
    docs: {
      description: {
        component:
          'Thin lines separate parts of a page, not boxes and shadows. Radius of corners: 4 px for controls, 10 px for panels, 0 for sections. Only three things have a shadow: the scrolled header, a dropdown, and a panel over the page.',
      },
    },
  },
});

const Tiles = ({
  names,
  classes,
}: {
  names: readonly string[];
  classes: Readonly<Record<string, string>>;
}) => (
  <Inline gap="xxl">
    {names.map((name) => (
      <Stack key={name} gap="xs">
        <div className={clsx(styles.tile, classes[name])} />
        <Text size="caption">{name}</Text>
      </Stack>
    ))}
  </Inline>
);

export const Radius = meta.story({
  render: () => <Tiles names={Object.keys(scale.radius)} classes={styles.radii} />,
});

export const Shadow = meta.story({
  render: () => <Tiles names={Object.keys(light.shadow)} classes={styles.shadows} />,
});
