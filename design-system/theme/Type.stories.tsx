import { clsx } from 'clsx';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as styles from './specimens.css.ts';
import { scale, textStyles } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Type',
  parameters: {
    docs: {
      description: {
        component:
          'One variable font for all text: with sharp corners in headings (`fontVariation.heading`) and with round corners in text (`fontVariation.text`). Sizes are in `rem`, so they follow the font size that the visitor set in the browser. Large sizes grow with the window from 360 to 1280 px. The fallback font has the same metrics, so nothing moves when the font has loaded.',
      },
    },
  },
});

const english = 'We take the routine work off your team.';
const greek = 'Δώστε το κουβάρι στη μηχανή.';
const rowsOf = (
  values: Readonly<Record<string, string>>,
  classes: Readonly<Record<string, string>>,
  extra?: string,
) =>
  Object.entries(values).map(([name, value]) => ({
    id: name,
    cells: {
      name,
      value: <code>{value}</code>,
      sample: (
        <span className={clsx(extra, classes[name])}>
          {english} {greek} 0123456789
        </span>
      ),
    },
  }));
const columns = [
  { key: 'name', label: 'Token' },
  { key: 'value', label: 'Value' },
  { key: 'sample', label: 'Sample' },
];

export const Sizes = meta.story({
  render: () => (
    <Stack gap="xl">
      {Object.entries(scale.size).map(([name, value]) => (
        <Stack key={name} gap="xxs">
          <Text size="caption" tone="muted">
            size.{name} = {value}
          </Text>
          <div className={clsx(styles.sizes[name], name === 'display' && styles.fontVariations.heading)}>
            {english} {greek}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^size\./)).toHaveLength(Object.keys(scale.size).length);
  },
});

/** Text styles of `Heading` and `Text`. The same styles are exported to design tools. */
export const TextStyles = meta.story({
  render: () => (
    <Table
      caption="Size, weight, leading, spacing and voice together"
      columns={[
        { key: 'name', label: 'Text style' },
        { key: 'size', label: 'Size' },
        { key: 'weight', label: 'Weight' },
        { key: 'leading', label: 'Leading' },
        { key: 'tracking', label: 'Letter spacing' },
        { key: 'fontVariation', label: 'Voice' },
      ]}
      rows={Object.entries(textStyles).map(([name, style]) => ({ id: name, cells: { name, ...style } }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(textStyles).length);
  },
});

export const WeightsAndVoices = meta.story({
  render: () => (
    <Stack gap="xl">
      <Table caption="Weights" columns={columns} rows={rowsOf(scale.weight, styles.weights)} />
      <Table
        caption="Voices"
        columns={columns}
        rows={rowsOf(scale.fontVariation, styles.fontVariations, styles.large)}
      />
      <Table
        caption="Letter spacing"
        columns={columns}
        rows={rowsOf(scale.tracking, styles.trackings, styles.large)}
      />
    </Stack>
  ),
});

export const Leading = meta.story({
  render: () => (
    <Stack gap="xl">
      {Object.entries(scale.leading).map(([name, value]) => (
        <Stack key={name} gap="xxs">
          <Text size="caption" tone="muted">
            leading.{name} = {value}
          </Text>
          <div className={styles.leadings[name]}>
            We find the hours your team loses to routine
            <br />
            and hand them to software that keeps a record.
          </div>
        </Stack>
      ))}
    </Stack>
  ),
});

/** Every size at a font size of 200 % in the browser. */
export const TwiceAsLarge = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Text>
      {english} {greek}
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(english, { exact: false });
    await waitFor(() => expect(getComputedStyle(text).fontSize).toBe('34px'));
  },
});
