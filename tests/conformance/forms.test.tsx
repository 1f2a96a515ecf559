// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import {
  Button,
  Checkbox,
  CheckboxGroup,
  ChoiceChips,
  RadioGroup,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '#design-system';

afterEach(cleanup);

const options = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
];

const schema = z.object({
  email: z.string().includes('@', 'Write the address in full'),
  note: z.string(),
  size: z.string().min(1, 'Choose the size'),
  plan: z.string().nullable(),
  topics: z.array(z.string()).min(1, 'Choose a topic'),
  days: z.array(z.string()),
  terms: z.literal(true, 'Agree to the terms'),
  letters: z.boolean(),
});

function HookForm({ onValid }: { readonly onValid: (answers: object) => void }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      email: '',
      note: 'Hello',
      size: '',
      plan: 'small',
      topics: [],
      days: ['large'],
      terms: false as unknown as true,
      letters: true,
    },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((answers) => onValid(answers))}>
      <TextField label="Email" {...register('email')} error={errors.email?.message} />
      <TextArea label="Note" {...register('note')} />
      <SelectField label="Size" placeholder="Choose" options={options} {...register('size')} />
      <RadioGroup legend="Plan" options={options} {...register('plan')} />
      <CheckboxGroup
        legend="Topics"
        options={options}
        {...register('topics')}
        error={errors.topics?.message}
      />
      <ChoiceChips legend="Days" options={options} {...register('days')} />
      <Checkbox label="Terms" {...register('terms')} error={errors.terms?.message} />
      <Switch label="Letters" {...register('letters')} />
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Start again</Button>
    </form>
  );
}

const group = (name: string) => screen.getByRole(name === 'Plan' ? 'radiogroup' : 'group', { name });
const within = (name: string, label: string) => {
  const input = [...group(name).querySelectorAll('label')].find(
    (each) => each.textContent === label,
  )?.control;
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} has no ${label}`);
  return input;
};

test('react-hook-form registers every field by its native events, and shows what its schema refuses', async () => {
  const onValid = vi.fn();
  const user = userEvent.setup();
  render(<HookForm onValid={onValid} />);
  expect(within('Plan', 'Small').checked).toBe(true);
  expect(within('Days', 'Large').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onValid).not.toHaveBeenCalled();
  expect(await screen.findByText('Write the address in full')).toBeDefined();
  expect(screen.getByText('Agree to the terms')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));

  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Note'), '!');
  await user.selectOptions(screen.getByLabelText('Size'), 'large');
  await user.click(within('Plan', 'Large'));
  await user.click(within('Topics', 'Small'));
  await user.click(within('Topics', 'Large'));
  await user.click(within('Days', 'Small'));
  await user.click(screen.getByLabelText('Terms'));
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  expect(onValid.mock.lastCall?.[0]).toEqual({
    email: 'ada@example.com',
    note: 'Hello!',
    size: 'large',
    plan: 'large',
    topics: ['small', 'large'],
    days: ['small', 'large'],
    terms: true,
    letters: false,
  });

  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  expect(within('Plan', 'Small').checked).toBe(true);
  expect(within('Topics', 'Small').checked).toBe(false);
});

/** The action returns all received values, and each field uses its value as the default. */
function ActionForm() {
  const [sent, action] = useActionState((_last: FormData, form: FormData) => form, new FormData());
  const text = (name: string) => sent.get(name)?.toString();
  return (
    <form action={action}>
      <TextField label="Email" name="email" defaultValue={text('email')} />
      <TextArea label="Note" name="note" defaultValue={text('note')} />
      <SelectField
        label="Size"
        name="size"
        placeholder="Choose"
        options={options}
        defaultValue={text('size')}
      />
      <RadioGroup legend="Plan" name="plan" options={options} defaultValue={text('plan')} />
      <CheckboxGroup
        legend="Topics"
        name="topics"
        options={options}
        defaultValue={sent.getAll('topics').map(String)}
      />
      <ChoiceChips
        legend="Days"
        name="days"
        options={options}
        defaultValue={sent.getAll('days').map(String)}
      />
      <Checkbox label="Terms" name="terms" defaultChecked={sent.has('terms')} />
      <Switch label="Letters" name="letters" defaultChecked={sent.has('letters')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('Every field keeps the answer that an action returns, although React resets the form', async () => {
  const user = userEvent.setup();
  const { container } = render(<ActionForm />);
  await user.type(screen.getByLabelText('Email'), 'ada');
  await user.type(screen.getByLabelText('Note'), 'Hello');
  await user.selectOptions(screen.getByLabelText('Size'), 'large');
  await user.click(within('Plan', 'Large'));
  await user.click(within('Topics', 'Small'));
  await user.click(within('Days', 'Large'));
  await user.click(screen.getByLabelText('Terms'));
  await user.click(screen.getByLabelText('Letters'));
  const answers = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
  const before = answers();
  expect(Object.keys(before)).toHaveLength(8);
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(answers()).toEqual(before);
  }
});
