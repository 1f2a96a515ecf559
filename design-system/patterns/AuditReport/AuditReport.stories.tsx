import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { greek, kyriakou, long } from './AuditReport.examples.ts';
import { AuditReport } from './AuditReport.tsx';

const method = (
  <Stack gap="s">
    <Text measure>
      Ranges are what projects of this kind returned in their first year, for companies of your size. They
      rest on the hours you named, priced at €22, over 46 working weeks.
    </Text>
    <Text measure>
      What they leave out: licences after the first year, and the week in which nobody trusts it.
    </Text>
  </Stack>
);
const nextStep = (
  <Stack gap="s" align="start">
    <Text measure>
      Talk it through for thirty minutes, in Nicosia or by telephone:{' '}
      <Link href="/contact">choose a time</Link>, or write to{' '}
      <Link href="mailto:office@example.com">office@example.com</Link>.
    </Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Patterns/AuditReport',
  component: AuditReport,
  args: {
    title: 'AI Business Audit: Kyriakou Logistics Ltd',
    company: 'Example Consultants',
    mark: <IngotMark />,
    businessName: 'Kyriakou Logistics Ltd',
    date: '21 November 2026',
    dateTime: '2026-11-21',
    details: [
      { term: 'Industry', value: 'Logistics' },
      { term: 'Company size', value: '11 to 50 people' },
    ],
    origin: 'ai' as const,
    originNote: 'Written by Google Gemini from your answers. Check figures before you act on them.',
    ...kyriakou,
    method,
    nextStep,
    footer: 'Example Consultants Ltd, Ledra Street 1, 1011 Nicosia, Cyprus',
    onCopyPart: fn(),
  },
  render: (args) => (
    <PrintSheet>
      <AuditReport {...args} />
    </PrintSheet>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Executive Summary', 'Key Opportunities', 'Recommended Solutions']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByText('AI-generated')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Copy section/ })).toHaveLength(3);
  },
});

export const PreparedFromTemplates = meta.story({
  args: {
    origin: 'template',
    originNote: 'Prepared from templates for the areas you chose. Nothing was sent to an AI service.',
  },
});

/**
 * A model wrote the summary and the opportunities, then its reply ended early. The solutions come from templates. One
 * solution has a note about a wrong price.
 */
export const PartlyWrittenByAi = meta.story({
  parameters: withoutPicture,
  args: {
    origin: 'mixed',
    originNote: 'Written partly by Google Gemini, partly prepared from templates: each part says which.',
    notice: <Text measure>The AI service reached its limit before the report was finished.</Text>,
    challenge: {
      label: 'You wrote:',
      text: 'Quotes take two days, because three people copy the same figures.',
    },
    partNotes: {
      summary: 'Written by AI.',
      opportunities: 'Written by AI. The AI wrote €1,500, which is not from our price list.',
      solutions: 'Prepared from templates, not written by AI.',
    },
    solutions: kyriakou.solutions.map(({ range, ...solution }) => ({
      ...solution,
      usual: ['roi'] as const,
      note: 'The price that holds is the one below.',
      details: [{ term: 'Price', text: 'From €4,000 to €26,000 without VAT, usually €11,200.' }],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partly AI-generated')).toBeVisible();
    await expect(canvas.getAllByText(/Our usual value/)).toHaveLength(3);
  },
});

export const Sample = meta.story({
  args: {
    origin: 'sample',
    originNote: 'A sample, with nobody’s data in it.',
    title: 'AI Business Audit: Your Business',
    businessName: 'Your Business',
    details: [
      { term: 'Industry', value: 'General' },
      { term: 'Company size', value: 'Small to Medium' },
    ],
  },
});

export const SortedByPriority = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priority' }));
    const titles = canvas.getAllByRole('heading', { level: 4 }).slice(-3);
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'One answer for every enquiry',
      'Invoices that post themselves',
      'A forecast of empty legs',
    ]);
  },
});

export const ContentsLeadToTheParts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Recommended Solutions' }));
    await expect(canvas.getByRole('heading', { name: 'Recommended Solutions' })).toHaveFocus();
    await expect(location.href).toBe(before);
  },
});

export const WithActionsForEachSolution = meta.story({
  parameters: withoutPicture,
  args: {
    solutionActions: ({ title }) => (
      <Button variant="text" size="small">
        Ask about “{title}”
      </Button>
    ),
  },
});

/** Solutions with each of the five known difficulties. */
export const EveryDifficulty = meta.story({
  parameters: withoutPicture,
  args: {
    solutions: ['Easy', 'Medium', 'Hard', 'Low', 'High'].map((difficulty, place) => ({
      title: `Solution ${place + 1}`,
      description: 'Its effort is shown as the word that was received, beside three steps.',
      priority: (['High', 'Medium', 'Low'] as const)[place % 3] ?? 'Low',
      roi: '150-200%',
      difficulty,
    })),
  },
});

export const Long = meta.story({ args: long });

export const Greek = meta.story({
  args: {
    title: 'Αξιολόγηση: Χατζηκωνσταντίνου Μεταφορές Λτδ',
    businessName: 'Εταιρεία Διεθνών Μεταφορών Αφοί Χατζηκωνσταντίνου Λτδ',
    date: '21 Νοεμβρίου 2026',
    ...greek,
  },
});

export const OnAPhone = meta.story({ globals: narrowScreen });
