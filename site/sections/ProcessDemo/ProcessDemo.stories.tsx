import { expect, within } from 'storybook/test';

import { offerings } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ProcessDemo } from './ProcessDemo.tsx';

const meta = preview.meta({
  title: 'Site sections/ProcessDemo',
  component: ProcessDemo,
});

const argsOf = (id: string) => ({
  service: id,
  process: offerings.find((service) => service.id === id)?.process.name ?? '',
  steps: offerings.find((service) => service.id === id)?.process.after ?? [],
});

export const Default = meta.story({
  args: argsOf('process-automation'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play this example: / }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toHaveAccessibleDescription(
      /^Step 1 of 4/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 2 of 4');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

export const GreekCall = meta.story({
  args: argsOf('voice-agents'),
  globals: narrowScreen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play this example: / }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toHaveAccessibleDescription(
      /^Step 1 of 5/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(within(canvas.getByRole('status')).getByText(/Έχουμε την Τρίτη/)).toHaveAttribute(
      'lang',
      'el',
    );
  },
});

export const EveryDrawing = meta.story({
  args: argsOf('consultancy'),
  render: () => (
    <>
      {offerings.map(({ id }) => (
        <ProcessDemo key={id} {...argsOf(id)} />
      ))}
    </>
  ),
});
