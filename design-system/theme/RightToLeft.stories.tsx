import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { BeforeAfter } from '../components/BeforeAfter/BeforeAfter.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../components/Button/Button.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { ProgressSteps } from '../components/ProgressSteps/ProgressSteps.tsx';
import { SelectField } from '../components/SelectField/SelectField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { EffortMeter } from '../patterns/EffortMeter/EffortMeter.tsx';

const meta = preview.meta({
  title: 'Tokens/Right to left',
  parameters: {
    // No screenshot: the play function measures the samples, and the components have their own screenshots.
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          'With `dir="rtl"` on the root element every component is mirrored: distances, borders, positions, and arrows that point to a side. This page shows each component in both directions with the same text, so that a test can compare every box.',
      },
    },
  },
});

const options = [
  { value: 'hr', label: 'HR' },
  { value: 'sales', label: 'Sales' },
];

const Sample = ({ dir }: { readonly dir: 'ltr' | 'rtl' }) => (
  <Stack as="section" dir={dir} aria-label={dir}>
    <Breadcrumbs aria-label={`Trail ${dir}`} items={[{ label: 'Home', href: '/' }, { label: 'Contact' }]} />
    <ProgressSteps
      aria-label={`Steps ${dir}`}
      steps={[
        { label: 'You', state: 'done' },
        { label: 'Report', state: 'current' },
        { label: 'Sent', state: 'todo' },
      ]}
    />
    <Inline>
      <Button icon={<Icon name="arrowRight" />} iconPosition="end">
        Send
      </Button>
      <Button variant="outline" busy>
        Sending
      </Button>
      <Icon name="chevronLeft" label={`Back ${dir}`} />
      <Icon name="check" label={`Done ${dir}`} />
    </Inline>
    <SelectField label="Area" name={`area-${dir}`} options={options} />
    <CheckboxGroup legend="Teams" name={`teams-${dir}`} options={options} defaultValue={['hr']} />
    <Disclosure summary="More" defaultOpen>
      Details
    </Disclosure>
    <Table
      caption={`Hours ${dir}`}
      columns={[
        { key: 'day', label: 'Day' },
        { key: 'hours', label: 'Hours', align: 'end' },
      ]}
      rows={[{ id: 'mon', cells: { day: 'Monday', hours: '8' } }]}
    />
    <Timeline milestones={[{ label: '2024', title: 'Founded', description: 'In Nicosia' }]} />
    <BeforeAfter
      before={{ title: 'By hand', steps: ['Read', 'Type'] }}
      after={{ title: 'Now', steps: ['Read'] }}
    />
    <EffortMeter difficulty="Medium" />
  </Stack>
);

/** Returns the boxes of a sample: the distance of each from the start edge of the sample, and its width. */
function boxesOf(sample: HTMLElement) {
  const frame = sample.getBoundingClientRect();
  const mirrored = getComputedStyle(sample).direction === 'rtl';
  // The options of a closed select have no box.
  return Array.from(sample.querySelectorAll<HTMLElement | SVGElement>(':not(svg *, option)'), (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { name: element.tagName, start: mirrored ? frame.right - right : left - frame.left, width };
  });
}

/** Returns the boxes that are not mirrored, with a tolerance for rounded pixels. */
function differences([one, other]: readonly HTMLElement[]) {
  const others = other ? boxesOf(other) : [];
  return (one ? boxesOf(one) : []).flatMap((box, index) => {
    const { start = Number.NaN, width = Number.NaN } = others[index] ?? {};
    const same = Math.abs(box.start - start) <= 1 && Math.abs(box.width - width) <= 1;
    return same ? [] : [`${box.name} at ${box.start}, ${box.width} wide; there at ${start}, ${width} wide`];
  });
}

export const Default = meta.story({
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap="xl">
      <Sample dir="ltr" />
      <Sample dir="rtl" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const samples = ['ltr', 'rtl'].map((name) => canvas.getByRole('region', { name }));
    await expect(samples.flatMap(boxesOf).length).toBeGreaterThan(120);
    await expect(differences(samples).join('\n')).toBe('');
    const turned = ['Back ltr', 'Back rtl', 'Done rtl'].map(
      (name) => getComputedStyle(canvas.getByRole('img', { name })).transform,
    );
    await expect(turned).toEqual(['none', 'matrix(-1, 0, 0, 1, 0, 0)', 'none']);
    // Checks that the comparison itself works: an element that stays on one side is reported.
    const buttons = canvas.getAllByRole('button', { name: 'Send' });
    for (const { style } of buttons) style.marginLeft = '8px';
    const noticed = differences(samples);
    for (const { style } of buttons) style.marginLeft = '';
    await expect(noticed).not.toEqual([]);
  },
});
