import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const variants = ['primary', 'secondary', 'outline', 'text'] as const;

const oneOf = (options: readonly string[]) => ({
  control: 'radio' as const,
  options,
  table: { type: { summary: options.map((option) => `'${option}'`).join(' | ') } },
});
const flag = { control: 'boolean' as const, table: { type: { summary: 'boolean' } } };

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Write my report with AI', onClick: fn() },
  // Repeated here, because Storybook cannot read props whose type depends on `href`.
  argTypes: {
    variant: {
      ...oneOf(variants),
      control: 'select',
      description: 'Emphasis. Use one `primary` per view.',
    },
    size: oneOf(['medium', 'small']),
    icon: {
      control: false,
      description: 'Icon beside the label, hidden from screen readers.',
      table: { type: { summary: 'ReactNode' } },
    },
    iconPosition: oneOf(['start', 'end']),
    disabled: {
      ...flag,
      description:
        'Whether the button cannot be used now. A disabled link stays visible, is announced as disabled, and leads nowhere.',
    },
    busy: {
      ...flag,
      description:
        'Whether work is in progress. The button then announces this, keeps the focus and ignores clicks.',
    },
    href: {
      control: false,
      description:
        'Target address. `/path` and `#place` stay in the site; any other address opens in a new tab. Without it the component is a `button` element.',
      table: { type: { summary: 'string' } },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Write my report with AI' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** All variants in both sizes: enabled, disabled and busy. */
export const AllVariants = meta.story({
  tags: ['BTN-04'],
  play: async ({ canvas }) => {
    const looks = variants.map((variant) => {
      const [button] = canvas.getAllByRole('button', { name: new RegExp(variant, 'i') });
      const { backgroundColor, borderColor, textDecorationLine } = getComputedStyle(button ?? document.body);
      return [backgroundColor, borderColor, textDecorationLine].join();
    });
    await expect(new Set(looks).size).toBe(variants.length);
  },
  render: () => (
    <Stack gap="l">
      {(['medium', 'small'] as const).map((size) =>
        [{}, { disabled: true }, { busy: true }].map((state) => (
          <Inline key={JSON.stringify(state)} gap="m">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size} {...state}>
                {`${variant[0]?.toUpperCase()}${variant.slice(1)}`}
              </Button>
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
});

export const Primary = meta.story({ args: { variant: 'primary' } });
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Outline = meta.story({ args: { variant: 'outline', children: 'See a sample report' } });
export const Text = meta.story({ args: { variant: 'text', children: 'Try again' } });
export const Small = meta.story({ args: { size: 'small', children: 'All services', variant: 'outline' } });

export const IconLeft = meta.story({
  tags: ['BTN-05'],
  args: { icon: <Icon name="printer" />, children: 'Print', variant: 'outline' },
});

export const IconRight = meta.story({
  tags: ['BTN-05'],
  args: { icon: <Icon name="arrowRight" />, iconPosition: 'end' },
});

export const Disabled = meta.story({
  args: { disabled: true },
});

export const Busy = meta.story({
  args: { busy: true, children: 'Writing your report' },
});

export const InternalLink = meta.story({
  render: () => <Button href="/ai-audit">Free AI Business Audit</Button>,
});

export const ExternalLink = meta.story({
  render: () => (
    <Button href="https://www.gov.cy" variant="outline" icon={<Icon name="external" />} iconPosition="end">
      Government portal
    </Button>
  ),
});

export const DisabledLink = meta.story({
  render: () => (
    <Button href="/ai-audit" disabled>
      Free AI Business Audit
    </Button>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  render: () => (
    <Stack align="start">
      <Button>Send me the whole report with every figure and every assumption behind it</Button>
      <Button variant="outline">Δωρεάν αξιολόγηση της επιχείρησής σας με τεχνητή νοημοσύνη</Button>
      <Button variant="secondary">Παραμετροποιησιμότητααυτοματοποιημένωνδιαδικασιών</Button>
    </Stack>
  ),
});

export const SideBySide = meta.story({
  globals: narrowScreen,
  render: () => (
    <Grid>
      <Inline>
        <Button>Start your free audit</Button>
        <Button variant="outline">See what we automate</Button>
      </Inline>
    </Grid>
  ),
});
