import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { createStoredValue, storedKeys, useServices } from '#services';
import { fakeStore } from '#services/fakes';
import preview from '#storybook/preview';

import { AuditForm, type AuditFormProps } from './AuditForm.tsx';
import { bakery } from './audit.examples.ts';
import { useAuditForm } from './useAuditForm.ts';

/** The form with its own answers, as the page holds them. */
function Form(props: Omit<AuditFormProps, 'form'>) {
  const { session } = useServices();
  const draft = useMemo(() => createStoredValue(session, storedKeys['audit-draft']), [session]);
  return <AuditForm {...props} form={useAuditForm(draft)} />;
}

const meta = preview.meta({
  title: 'Site sections/Audit form',
  component: Form,
  args: { onSubmit: fn(), onSample: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Eight questions in three parts. What is wrong is said after sending, then as each field is left. **Not this?** The whole page with its report is `Pages/Free AI Business Audit`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
    await expect(canvas.queryByText(/kept in this tab/)).toBeNull();
  },
});

export const WithProblems = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate my report' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveTextContent('There is a problem');
    await expect(summary.contains(document.activeElement)).toBe(true);
    await userEvent.type(canvas.getByLabelText('Contact name'), 'Anna');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Contact name')).not.toHaveAttribute('aria-invalid');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Kept from before the reload, or filled by the chat. */
export const DraftKept = meta.story({
  parameters: {
    services: { session: fakeStore.holding({ [storedKeys['audit-draft'].key]: JSON.stringify(bakery) }) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Business name')).toHaveValue(bakery.businessName));
    await expect(canvas.getByText(/kept in this tab/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate my report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(bakery, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByLabelText('Business name')).toHaveValue('');
  },
});

export const DraftRefused = meta.story({
  parameters: { services: { session: fakeStore.blocked() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Business name'), 'Kafeneio Η Ωραία Ελλάς');
    await expect(canvas.getByText(/does not keep what you type/)).toBeVisible();
  },
});
