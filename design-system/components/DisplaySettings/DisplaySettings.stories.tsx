import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { DisplaySettings, type DisplaySettingsProps } from './DisplaySettings.tsx';

/** Keeps the choices in its state, as the site does. */
function Kept(args: DisplaySettingsProps) {
  const [theme, setTheme] = useState(args.theme);
  const [contrast, setContrast] = useState(args.contrast);
  const [motion, setMotion] = useState(args.motion);
  const change = {
    onThemeChange: (value: typeof theme) => {
      setTheme(value);
      args.onThemeChange(value);
    },
    onContrastChange: (value: typeof contrast) => {
      setContrast(value);
      args.onContrastChange(value);
    },
    onMotionChange: (value: typeof motion) => {
      setMotion(value);
      args.onMotionChange(value);
    },
  };
  return <DisplaySettings {...args} {...{ theme, contrast, motion }} {...change} />;
}

const meta = preview.meta({
  title: 'Components/DisplaySettings (dark mode)',
  id: 'components-displaysettings',
  component: DisplaySettings,
  args: {
    theme: 'light' as const,
    contrast: 'normal' as const,
    motion: 'on' as const,
    onThemeChange: fn(),
    onContrastChange: fn(),
    onMotionChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    docs: {
      story: { height: '320px' },
      description: {
        component:
          'A button that opens the visitor’s display settings: theme, contrast and motion. Place it in the header and in the footer. It does not store the choices; the hook `useDisplaySettings` does. **Not this?** Use `FilterChips` for a choice about the content, and `CheckboxGroup` for answers in a form.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('group', { name: 'Theme', hidden: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Display settings', expanded: false }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('switch', { name: 'High contrast' }));
    await expect(canvas.getByRole('switch', { name: 'High contrast' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Reduce motion' }));
    await expect(args.onMotionChange).toHaveBeenCalledWith('off');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}{ArrowRight}{Tab} ');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'High contrast' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Display settings', expanded: false })).toHaveFocus();
  },
});

export const AllVariants = meta.story({
  args: { theme: 'dark', contrast: 'more', motion: 'off' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display settings' }));
    await expect(canvas.getByRole('switch', { name: 'Reduce motion' })).toBeVisible();
  },
});

export const Compact = meta.story({
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Display settings' })).toBeVisible();
  },
});

export const Greek = meta.story({
  parameters: { language: 'el' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ρυθμίσεις εμφάνισης' }));
    await expect(canvas.getByRole('radio', { name: 'Σκοτεινό' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: narrowScreen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Display settings' }));
    await expect(canvas.getByRole('switch', { name: 'Reduce motion' })).toBeVisible();
  },
});
