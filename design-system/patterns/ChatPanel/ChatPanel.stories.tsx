import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { SuggestionChips } from '../SuggestionChips/SuggestionChips.tsx';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import {
  actions,
  ChatPage,
  composerWith,
  first,
  followUps,
  fromAi,
  fromSite,
  log,
  notice,
  question,
  shortNotice,
  welcome,
} from './ChatPanel.examples.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const meta = preview.meta({
  title: 'Patterns/ChatPanel',
  component: ChatPanel,
  args: {
    open: true,
    title: 'Site Assistant',
    onMinimize: fn(),
    mark: <IngotMark />,
    notice,
    composer: composerWith(false),
    children: log(welcome, <SuggestionChips suggestions={first} onSelect={() => {}} />),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The assistant beside every page: 350 by 500 pixels in the corner, a sheet that fills a phone. The page stays usable, nothing done there closes it; Escape and "Minimize" do, and the launcher gets the focus back. **Not this?** What must be finished before going on is a `Dialog`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Site Assistant' });
    await expect(panel).not.toHaveAttribute('aria-modal');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize' }));
    await expect(args.onMinimize).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /chat/i })).toBeNull();
  },
});

export const Conversation = meta.story({
  args: { actions, notice: shortNotice, children: log([welcome, question, fromAi], followUps) },
  play: async ({ canvas }) => {
    const talk = canvas.getByRole('region', { name: 'Conversation' });
    await expect(talk.clientHeight / canvas.getByRole('dialog').clientHeight).toBeGreaterThan(0.7);
  },
});

export const Waiting = meta.story({
  args: {
    actions,
    notice: shortNotice,
    composer: composerWith(true),
    children: log([welcome, question], <TypingIndicator active />),
  },
});

export const AnsweringFromTheSite = meta.story({
  args: {
    status: 'Answers from our site',
    actions: (
      <>
        <IconButton icon="retry" label="Try AI again" />
        {actions}
      </>
    ),
    children: log([welcome, question, fromSite], followUps),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answers from our site')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Failed = meta.story({
  args: {
    children: log([
      welcome,
      question,
      <ChatMessage key="failed" author="Assistant" isUser={false} provenance="error" onRetry={() => {}}>
        Sorry, I encountered an unexpected error. Please try again later.
      </ChatMessage>,
    ]),
  },
});

export const LongAndGreek = meta.story({
  parameters: { language: 'el' },
  args: {
    title: 'Βοηθός της εταιρείας συμβούλων πληροφορικής',
    status: 'Απαντήσεις από τον ιστότοπό μας',
    actions,
    composer: composerWith(false, 'Μπορείτε να αυτοματοποιήσετε τα τιμολόγιά μας μέχρι τον Ιανουάριο;'),
    children: log(
      <ChatMessage author="Βοηθός" isUser={false}>
        Γεια σας! Πώς μπορώ να σας βοηθήσω σήμερα;
      </ChatMessage>,
      <SuggestionChips
        suggestions={['Ποιες υπηρεσίες προσφέρετε;', 'Πώς μπορώ να επικοινωνήσω μαζί σας;']}
        onSelect={() => {}}
      />,
    ),
  },
});

export const OpensAndMinimises = meta.story({
  render: ChatPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    const input = await canvas.findByRole('textbox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'a draft{Escape}');
    const launcher = await canvas.findByRole('button', { name: 'Chat' });
    await waitFor(() => expect(launcher).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox')).toHaveValue('a draft');
  },
});

export const LeavesThePageUsable = meta.story({
  render: ChatPage,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('heading', { name: 'Services' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all reports' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onMinimize).not.toHaveBeenCalled();
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Site Assistant' })).toBeVisible());
  },
});

export const TabLeadsOutOfIt = meta.story({
  render: ChatPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await expect(panel.contains(document.activeElement)).toBe(false);
  },
});

/** In the corner at which lines of the page end. */
export const RightToLeft = meta.story({
  args: { actions, notice: shortNotice, children: log([welcome, question, fromAi], followUps) },
  render: (args) => (
    <div dir="rtl">
      <ChatPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeLessThan(60);
  },
});

export const OnAPhone = meta.story({
  globals: narrowScreen,
  args: { actions, notice: shortNotice, children: log([welcome, question, fromAi], followUps) },
});

/** As low as a desktop window at 400 %. The title and "Minimize" stay in sight. */
export const LowWindow = meta.story({
  args: { actions, notice: shortNotice, children: log([welcome, question, fromAi], followUps) },
  parameters: { docs: { story: { height: '256px' } } },
});
