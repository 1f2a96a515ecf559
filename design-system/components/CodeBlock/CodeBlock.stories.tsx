import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const code = `PORT=8080
# Without a key every answer is prepared here.
GEMINI_API_KEY=
GEMINI_MODEL=gemini-flash-latest`;
const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { label: 'Environment of the gateway', code, onCopy: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Environment of the gateway' }));
    await expect(args.onCopy).toHaveBeenCalledWith(code);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <CodeBlock label="With a copy button" code={code} onCopy={() => {}} />
      <CodeBlock label="To read only" code="npm start" />
    </Stack>
  ),
});

export const LongLineOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    label: 'One request',
    code: 'curl -X POST https://example.com/api/gemini/v1beta/models/gemini-2.0-flash:generateContent',
  },
});
