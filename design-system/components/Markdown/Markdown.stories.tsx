import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Markdown } from './Markdown.tsx';

const meta = preview.meta({
  title: 'Components/Markdown',
  component: Markdown,
  args: {
    children: 'We offer **seven services**, from [AI consultancy](/services/consultancy) to voice agents.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('seven services').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'AI consultancy' })).toHaveAttribute(
      'href',
      '/services/consultancy',
    );
  },
});

export const AllVariants = meta.story({
  args: {
    children: `# A plan in three steps

Every plan starts with *one* process, ~~three~~ not three.

1. Count the hours.
2. Pick the process with the most.
   - ask who copies what
   - write down where it waits
3. Hand it over.

> Two days became two minutes.

| Process | Hours a week | ROI |
|---|---|---|
| Quotes | 12 | 200-300% |
| Invoices | 7 | 150-200% |

- [x] measured
- [ ] handed over

\`\`\`
quote --from=email --to=crm
\`\`\`

---

Write to [our office](mailto:office@example.com?subject=Plan&bcc=spy@example.com) or run \`npm start\`.`,
  },
});

export const LinksThatLeaveTheSite = meta.story({
  args: {
    children:
      'See [your bank](https://bank.example.evil.example/login), https://www.gov.cy, and ![a chart](https://charts.example/c.png).',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('link', { name: /your bank \(bank\.example\.evil\.example\)/ }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const RefusedLinks = meta.story({
  args: {
    children:
      '[A script](javascript:alert(1)), [a number](tel:+35722111222), [a name in front](https://bank.example@evil.example) and <b onclick="alert(1)">HTML</b> are only words.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/<b onclick="alert\(1\)">HTML<\/b>/)).toBeVisible();
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    children:
      '## Τι κάνουμε\n\nΒρίσκουμε τις ώρες που χάνει η ομάδα σας. [Μιλήστε μας](/contact).\n\n| Διαδικασία | Ώρες την εβδομάδα | Απόδοση | Δυσκολία |\n|---|---|---|---|\n| Προσφορές | 12 | 200-300% | Εύκολη |',
  },
});
