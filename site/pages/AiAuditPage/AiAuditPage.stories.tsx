import { expect, spyOn } from 'storybook/test';

import { storedKeys } from '#services';
import { fakeAudit, fakeAuditStore, fakeStore, storageServices } from '#services/fakes';
import { bakery, bakeryReport, recordOf } from '#site/features/audit/audit.examples.ts';
import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { AiAuditPage } from './AiAuditPage.tsx';

const filled = () => fakeStore.holding({ [storedKeys['audit-draft'].key]: JSON.stringify(bakery) });
const send = { name: 'Write my report with AI' } as const;

const meta = preview.meta({
  title: 'Pages/Free AI Business Audit',
  component: AiAuditPage,
  render: () => (
    <main>
      <AiAuditPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/ai-audit',
    docs: {
      description: {
        component:
          'The main call to action: form, honest wait, report, and the reports of before. **Not this?** The form alone is `Patterns/AuditForm`, the report alone `Patterns/AuditReport`.',
      },
      story: { inline: false, height: '800px' },
    },
  },
});

export const Default = meta.story({});

export const WrittenByAi = meta.story({
  parameters: { services: { session: filled(), audit: async () => fakeAudit.writes(bakeryReport) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    const title = await canvas.findByRole('heading', { name: /Kyrenia Gate Bakery/ });
    await expect(title).toHaveFocus();
    await expect(canvas.getByText('AI-generated')).toBeVisible();
    await expect(canvas.getByText(/saved in this browser. We have no copy/)).toBeVisible();
  },
});

export const Generating = meta.story({
  parameters: { services: { session: filled(), audit: async () => fakeAudit.hangs() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(await canvas.findByRole('heading', { name: /is writing your report/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

/** The model is down, blocked or unconfigured. */
export const FromTemplates = meta.story({
  parameters: { services: { session: filled(), audit: async () => fakeAudit.template() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(await canvas.findByText('Prepared from templates')).toBeVisible();
  },
});

/** Only when the fallback is disabled (requirements: Error messages). */
export const Failed = meta.story({
  // The reason is for whoever looks into it, and goes to the console.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  parameters: { services: { session: filled(), audit: async () => fakeAudit.fails() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report could not be written');
    await expect(canvas.getByRole('button', { name: 'Prepare my report from templates' })).toBeVisible();
  },
});

export const Sample = meta.story({ parameters: { address: '/ai-audit#sample' } });

export const KeptReport = meta.story({
  parameters: {
    address: '/ai-audit#kept=1',
    services: { audits: fakeAuditStore.holding(recordOf('1')) },
  },
  play: async ({ canvas, userEvent }) => {
    const share = await canvas.findByRole('button', { name: 'Ask for a follow-up' });
    await userEvent.click(share);
    await expect(await canvas.findByText(/Sent\. A person replies/)).toBeVisible();
    const hours = canvas.getByLabelText(/Hours a week/);
    await userEvent.clear(hours);
    await userEvent.type(hours, '20');
    await expect(canvas.getByText(/€11,520 saved a year/)).toBeVisible();
  },
});

export const Comparison = meta.story({
  parameters: {
    address: '/ai-audit#compare=2,1',
    services: {
      audits: fakeAuditStore.holding(
        recordOf('1'),
        recordOf('2', {
          title: 'After the new ledger',
          report: { ...bakeryReport, keyOpportunities: bakeryReport.keyOpportunities.slice(1) },
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveTextContent('only here');
  },
});

export const MissingReport = meta.story({ parameters: { address: '/ai-audit#kept=gone' } });
export const DamagedLink = meta.story({ parameters: { address: '/ai-audit#report=1.damaged' } });

export const PastReports = meta.story({
  parameters: {
    ...withoutPicture,
    services: { audits: fakeAuditStore.holding(recordOf('1'), recordOf('2', { source: 'template' })) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your reports' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^AI business audit: Kyrenia/ })).toHaveLength(2);
  },
});

export const StorageFull = meta.story({
  parameters: { services: { session: filled(), audits: fakeAuditStore.full(recordOf('1')) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(await canvas.findByText(/has no room for more reports/)).toBeVisible();
  },
});

export const StorageBlocked = meta.story({
  parameters: { services: { session: fakeStore.blocked(), audits: fakeAuditStore.blocked() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contact name'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
    await userEvent.type(canvas.getByLabelText('Business name'), 'Bakery');
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText(/could not keep the report/)).toBeVisible();
  },
});

export const StorageCorrupt = meta.story({
  parameters: { ...withoutPicture, services: storageServices('corrupt') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Business name')).toHaveValue('');
  },
});
