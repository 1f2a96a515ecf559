import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { RoiExplainer, type RoiExplainerProps } from './RoiExplainer.tsx';

/** Calculates the estimate, as a page does. */
function Reckoning(args: RoiExplainerProps) {
  const [assumptions, setAssumptions] = useState(args.assumptions);
  const [hours = 0, cost = 0, price = 1] = assumptions.map(({ value }) => Number(value));
  const share = Math.round(((hours * cost * 46) / price) * 100);
  return (
    <RoiExplainer
      {...args}
      assumptions={assumptions}
      onAssumptionChange={(name, value) => {
        args.onAssumptionChange?.(name, value);
        setAssumptions(assumptions.map((each) => (each.name === name ? { ...each, value } : each)));
      }}
      estimate={`${share}% in the first year`}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/RoiExplainer',
  component: RoiExplainer,
  render: Reckoning,
  args: {
    range: '150-200%',
    children:
      'The range is what projects of this kind returned in their first year: hours no longer spent, priced at what they cost, against everything the project cost.',
    assumptions: [
      { name: 'hours', label: 'Hours saved a week', value: '14', min: 0, max: 400 },
      { name: 'cost', label: 'Cost of an hour, €', value: '22', min: 0, max: 500 },
      { name: 'price', label: 'Cost of the project, €', value: '8200', min: 1, step: 100 },
    ],
    onAssumptionChange: fn(),
    estimateTitle: 'With your numbers',
    estimate: '',
    note: 'Calculated with 46 working weeks. Licences after the first year are not in it.',
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('173% in the first year')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const hours = canvas.getByLabelText('Hours saved a week');
    await userEvent.clear(hours);
    await userEvent.type(hours, '20');
    await expect(args.onAssumptionChange).toHaveBeenLastCalledWith('hours', '20');
    await expect(canvas.getByText('247% in the first year')).toBeVisible();
    // Announced once, when the visitor stops typing.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/ 247% in the first year$/), {
      timeout: 3000,
    });
  },
});

export const WithAnError = meta.story({
  render: (args) => <RoiExplainer {...args} />,
  args: {
    assumptions: [
      { name: 'hours', label: 'Hours saved a week', value: '-3', error: 'Enter a number from 0 to 400' },
      { name: 'cost', label: 'Cost of an hour, €', value: '22', hint: 'Wage, insurance, desk' },
    ],
    estimate: 'Put the numbers right to see an estimate',
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  render: (args) => <RoiExplainer {...args} />,
  args: {
    children: 'Το εύρος προκύπτει από έργα του ίδιου είδους κατά το πρώτο έτος λειτουργίας.',
    assumptions: [{ name: 'hours', label: 'Ώρες που εξοικονομούνται την εβδομάδα', value: '14' }],
    estimate: '173% το πρώτο έτος',
    note: 'Υπολογισμένο με 46 εργάσιμες εβδομάδες.',
  },
});
