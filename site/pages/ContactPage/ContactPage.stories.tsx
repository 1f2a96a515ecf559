import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLeads } from '#services/fakes';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { ContactPage } from './ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/ContactPage',
  component: ContactPage,
  render: () => (
    <main>
      <ContactPage now={new Date('2026-11-23T08:00:00Z')} />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/contact',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
  },
});

const fillIn = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByLabelText('Your name'), 'Eleni Georgiou');
  await userEvent.type(canvas.getByLabelText('Your email'), 'eleni@example.com');
  await userEvent.type(canvas.getByLabelText('What is it about?'), 'Quotes take two days.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

export const Delivered = meta.story({
  // Only its last line looks other than that of the form.
  parameters: { ...withoutPicture, services: { leads: fakeLeads.delivers() } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText(/Your message is with us/)).toBeVisible();
  },
});

export const Sending = meta.story({
  // Only its button looks other than that of the form.
  parameters: { ...withoutPicture, services: { leads: fakeLeads.hangs() } },
  play: async (context) => {
    await fillIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Send message' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const NotDelivered = meta.story({
  parameters: { services: { leads: fakeLeads.fails() } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText(/nothing is lost/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Your name')).toHaveValue('Eleni Georgiou');
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = canvas.getByRole('region', { name: 'There are 3 problems' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByLabelText('Your email')).toBeInvalid();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
