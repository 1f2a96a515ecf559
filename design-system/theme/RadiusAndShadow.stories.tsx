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
          'Paper and hairlines, not boxes and shadows. Corners: 4 px on controls, 10 px on panels, none on sections. A shadow stands in three places only: the scrolled header, a dropdown, a panel over the page.',
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
