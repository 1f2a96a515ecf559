import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChatWidget } from '#site/features/chat/ChatWidget.tsx';
import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { AiAuditPage } from './AiAuditPage.tsx';

const meta = preview.meta({
  title: 'Journeys/Scenarios',
  component: AiAuditPage,
  render: () => (
    <>
      <main>
        <AiAuditPage />
      </main>
      <ChatWidget />
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/ai-audit',
    docs: {
      description: {
        component:
          'The same visit in each situation that the toolbars "AI" and "Storage" can set. **Not this?** A journey from beginning to end is `Journeys/Audit`.',
      },
      story: { inline: false, height: '800px' },
    },
  },
});

type Visit = Pick<StoryContext, 'canvas' | 'userEvent'>;

const ask = async ({ canvas, userEvent }: Visit) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
  await userEvent.type(await canvas.findByPlaceholderText('Type your message...'), 'Where are you?{Enter}');
};

const takeAudit = async ({ canvas, userEvent }: Visit) => {
  await userEvent.type(await canvas.findByLabelText('Contact name'), 'Anna');
  await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
  await userEvent.type(canvas.getByLabelText('Business name'), 'Kyrenia Gate Bakery');
  await userEvent.click(canvas.getByRole('button', { name: 'Write my report with AI' }));
};

export const AiAnswers = meta.story({
  play: async (visit) => {
    await ask(visit);
    await expect(await visit.canvas.findByText('AI answer')).toBeVisible();
  },
});

export const AiIsSlow = meta.story({
  parameters: withoutPicture,
  globals: { ai: 'slow' },
  play: async (visit) => {
    await ask(visit);
    await expect(await visit.canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** The model refuses the question: the site answers, and the next question may ask the model again. */
export const AiIsBlocked = meta.story({
  parameters: withoutPicture,
  globals: { ai: 'blocked' },
  play: async (visit) => {
    await ask(visit);
    await expect(await visit.canvas.findByText(/^Related pages?/)).toBeVisible();
  },
});

export const AiIsDown = meta.story({
  globals: { ai: 'down' },
  play: async (visit) => {
    await takeAudit(visit);
    await expect(await visit.canvas.findByText('Prepared from templates')).toBeVisible();
  },
});

/** State of every installation without a key. */
export const AiIsUnconfigured = meta.story({
  parameters: withoutPicture,
  globals: { ai: 'unconfigured' },
  play: async (visit) => {
    await ask(visit);
    await expect(await visit.canvas.findByText(/^Related pages?/)).toBeVisible();
    await expect(visit.canvas.queryByRole('button', { name: 'Try AI again' })).toBeNull();
  },
});

export const StorageIsFull = meta.story({
  globals: { storage: 'full' },
  play: async (visit) => {
    await takeAudit(visit);
    await expect(await visit.canvas.findByText(/has no room for more reports/)).toBeVisible();
  },
});

export const StorageIsBlocked = meta.story({
  globals: { storage: 'blocked' },
  play: async (visit) => {
    await takeAudit(visit);
    await expect(await visit.canvas.findByText(/could not keep the report/)).toBeVisible();
  },
});

/** Nothing that is kept can be read: the visitor starts anew, and nothing is thrown away. */
export const StorageIsCorrupt = meta.story({
  parameters: withoutPicture,
  globals: { storage: 'corrupt' },
  play: async (visit) => {
    await expect(await visit.canvas.findByLabelText('Business name')).toHaveValue('');
    await takeAudit(visit);
    await expect(await visit.canvas.findByText(/saved in this browser. We have no copy/)).toBeVisible();
  },
});
