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
  firstSuggestions,
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
    composer: composerWith({ pending: false }),
    children: log(welcome, <SuggestionChips suggestions={firstSuggestions} onSelect={() => {}} />),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The panel of the assistant, in the corner of each page: 350 by 500 pixels, or the whole screen on telephones. The page beside the panel stays usable, and using the page does not close the panel. Escape and "Minimize" close it, and the focus returns to the launcher. **Not this?** Use `Dialog` for a task that must be finished first.',
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
    composer: composerWith({ pending: true }),
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
    composer: composerWith({
      pending: false,
      value: 'Μπορείτε να αυτοματοποιήσετε τα τιμολόγιά μας μέχρι τον Ιανουάριο;',
    }),
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
    // Waits for the end of the fade-in.
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

/** In right-to-left text the panel is in the left corner. */
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

/** A window as low as a desktop window at 400 % zoom. The title and "Minimize" stay visible. */
export const LowWindow = meta.story({
  args: { actions, notice: shortNotice, children: log([welcome, question, fromAi], followUps) },
  parameters: { docs: { story: { height: '256px' } } },
});
