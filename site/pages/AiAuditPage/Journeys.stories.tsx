import { expect, waitFor } from 'storybook/test';

import { ChatWidget } from '#site/features/chat/ChatWidget.tsx';
import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { AiAuditPage } from './AiAuditPage.tsx';

const meta = preview.meta({
  title: 'Journeys/Audit',
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
        component: 'What visitors do from beginning to end. **Not this?** Single situations are `Pages`.',
      },
      story: { inline: false, height: '800px' },
    },
  },
});

export const AsksAndIsHandedToTheAudit = meta.story({
  // It ends in the form, which is pictured empty.
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
    const input = await canvas.findByPlaceholderText('Type your message...');
    await userEvent.type(input, 'We type every order twice.{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start my audit with this' }));
    await expect(canvas.getByLabelText(/Describe your challenge/)).toHaveValue('We type every order twice.');
  },
});

export const CompletesAnAudit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Contact name'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
    await userEvent.type(canvas.getByLabelText('Business name'), 'Kyrenia Gate Bakery');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Finance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write my report with AI' }));
    await expect(await canvas.findByRole('heading', { name: /Kyrenia Gate Bakery/ })).toHaveFocus();
    // The report scrolls to its title until two frames after it has come.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const askAboutThis = await canvas.findByRole('button', { name: /^Ask about this: Invoice/ });
    askAboutThis.scrollIntoView({ block: 'center', behavior: 'instant' });
    await userEvent.click(askAboutThis);
    const input = await canvas.findByPlaceholderText('Type your message...');
    await waitFor(() => expect(input).toHaveDisplayValue(/My audit report recommends/));
  },
});

export const ReturnsAndFindsIt = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Contact name'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
    await userEvent.type(canvas.getByLabelText('Business name'), 'Kyrenia Gate Bakery{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my answers' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'AI business audit: Kyrenia Gate Bakery' }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Executive Summary' })).toBeVisible();
  },
});
