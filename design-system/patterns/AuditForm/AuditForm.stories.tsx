import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { Link } from '../../components/Link/Link.tsx';
import { AuditForm, type AuditFormProps } from './AuditForm.tsx';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const nothing = {
  contactName: '',
  email: '',
  phone: '',
  businessName: '',
  industry: '',
  companySize: '',
  challengeDescription: '',
};
const steps = (current: number) =>
  ['What slows you down', 'Your business', 'You', 'Report'].map((label, place) => ({
    label,
    state: place < current ? ('done' as const) : place === current ? ('current' as const) : ('todo' as const),
  }));

const empty = {
  answers: nothing,
  areas: [],
  errors: {},
  steps: steps(0),
  done: { challenge: false, business: false, you: false },
  draftNote: '',
};

/** Keeps the answers in its state, as a page does. */
function Answered(props: AuditFormProps) {
  const [form, setForm] = useState<Omit<AuditFormProps, 'ref'>>(props);
  const change = (changed: Partial<AuditFormProps>) => setForm({ ...form, ...changed });
  return (
    <AuditForm
      {...form}
      onAnswer={(field, answer) => {
        change({ answers: { ...form.answers, [field]: answer } });
        props.onAnswer(field, answer);
      }}
      onAreasChange={(areas) => change({ areas })}
      onLeave={(field) => {
        const { [field]: _gone, ...others } = form.errors;
        if (form.answers[field]) change({ errors: others });
        props.onLeave(field);
      }}
      onStartOver={() => {
        change(empty);
        props.onStartOver();
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/AuditForm',
  component: AuditForm,
  parameters: { framed: true },
  render: (args) => <Answered {...args} />,
  args: {
    'aria-label': 'Audit form',
    labels: {
      fields: {
        contactName: 'Contact name',
        email: 'Email',
        phone: 'Phone',
        businessName: 'Business name',
        industry: 'Industry',
        companySize: 'Company size',
        challengeDescription: 'Describe your challenge',
        areasOfInterest: 'Which areas need help?',
      },
      legends: {
        challenge: 'What slows you down',
        business: 'Your business',
        you: 'You',
        report: 'Your report',
      },
      done: 'done',
      hints: {
        required: 'Business name, contact name and email are required. All other fields are optional.',
        contact: 'Your name, email and phone stay in this browser unless you ask for a call.',
        challenge: 'One task that repeats is enough. Up to 4,000 characters.',
        report: 'It appears on this page. Choose how it is written.',
      },
      placeholder: 'Choose one',
      errorTitle: (problems) => `There are ${problems} problems`,
      actions: {
        generate: 'Write my report with AI',
        withoutAi: 'Write my report without AI',
        startOver: 'Start over',
      },
    },
    ...empty,
    attempts: 0,
    options: {
      industry: toOptions(['Hotels and restaurants', 'Manufacturing', 'Shipping']),
      companySize: toOptions(['Just me', '2 to 10 people', '11 to 50 people']),
      areas: toOptions(['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Other']),
    },
    maxLength: 4000,
    notices: {
      generate: (
        <>
          Your business name, industry, size, areas and challenge are sent to an AI service (Google Gemini).
          Your name, email and phone are not. <Link href="/privacy">What is sent and stored</Link>.
        </>
      ),
      withoutAi: 'Nothing is sent.',
    },
    onAnswer: fn(),
    onAreasChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    onStartOver: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
  },
});

/** After a failed submit. The list of errors has the focus, and each field shows its own error. */
export const WithProblems = meta.story({
  args: {
    attempts: 1,
    errors: {
      contactName: 'Enter your name',
      email: 'Enter your email address',
      businessName: 'Enter the name of your business',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'There are 3 problems' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription(/^Enter your name\. Enter your email/);
    await userEvent.type(canvas.getByLabelText('Contact name'), 'Anna');
    await userEvent.tab();
    await expect(args.onAnswer).toHaveBeenLastCalledWith('contactName', 'Anna');
    await expect(args.onLeave).toHaveBeenLastCalledWith('contactName');
  },
});

/** A draft that was stored before a reload. */
export const DraftKept = meta.story({
  args: {
    answers: {
      ...nothing,
      contactName: 'Anna Georgiou',
      email: 'anna@example.org',
      businessName: 'Kyrenia Gate Bakery',
      industry: 'Hotels and restaurants',
      companySize: '11 to 50 people',
      challengeDescription: 'Every order from a restaurant is typed twice.',
    },
    areas: ['Sales', 'Operations'],
    steps: steps(3),
    done: { challenge: true, business: true, you: true },
    draftNote: 'Your answers are kept in this tab until your report is written or you start over.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/kept in this tab/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write my report with AI' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Write my report without AI' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});

export const DraftRefused = meta.story({
  args: {
    steps: [
      { label: 'What slows you down', state: 'current' },
      { label: 'Your business', state: 'done' },
      { label: 'You', state: 'todo' },
      { label: 'Report', state: 'todo' },
    ],
    done: { challenge: false, business: true, you: false },
    draftNote: 'This browser does not keep what you type. Finish before you leave the page.',
    draftRefused: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Business name'), 'Kafeneio Η Ωραία Ελλάς');
    await expect(canvas.getByText(/does not keep what you type/)).toBeVisible();
  },
});
