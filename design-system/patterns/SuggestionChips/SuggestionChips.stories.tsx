import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { SuggestionChips } from './SuggestionChips.tsx';

const meta = preview.meta({
  title: 'Patterns/SuggestionChips',
  component: SuggestionChips,
  args: {
    suggestions: ['What services do you offer?', 'How can I get started?', 'How can I contact you?'],
    onSelect: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Suggested questions' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('How can I get started?');
  },
});

export const WhileAReplyIsAwaited = meta.story({
  parameters: withoutPicture,
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const Wrapping = meta.story({ globals: narrowScreen, args: { wraps: true } });

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    suggestions: [
      'Tell me more about Enterprise IT strategy and what it costs a company of forty people',
      'Πόσο διαρκεί η αυτοματοποίηση μιας διαδικασίας;',
      'Μπορώ να μιλήσω με άνθρωπο;',
    ],
  },
});
