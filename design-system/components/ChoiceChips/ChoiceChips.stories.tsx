import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ChoiceChips } from './ChoiceChips.tsx';

const meta = preview.meta({
  title: 'Components/ChoiceChips',
  component: ChoiceChips,
  args: {
    legend: 'Which of these take your time every week?',
    name: 'task',
    options: ['Enquiries', 'Appointments', 'Quotes', 'Orders', 'Invoices', 'Management reports'].map(
      (label) => ({ value: label.toLowerCase(), label }),
    ),
    defaultValue: ['quotes'],
    onValueChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const orders = canvas.getByRole('checkbox', { name: 'Orders' });
    await userEvent.click(canvas.getByText('Orders'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['quotes', 'orders']);
    await expect(orders).toBeChecked();
    orders.focus();
    await userEvent.keyboard(' ');
    await expect(orders).not.toBeChecked();
    await expect(
      canvas.getByRole('group', { name: 'Which of these take your time every week?' }),
    ).toBeVisible();
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    legend: 'Τι τρώει την εβδομάδα σας;',
    options: [
      { value: 'a', label: 'Ερωτήματα πελατών' },
      { value: 'b', label: 'Τιμολόγια' },
      { value: 'c', label: 'Καταχώριση παραγγελιών από μηνύματα' },
    ],
    defaultValue: ['b'],
  },
});
