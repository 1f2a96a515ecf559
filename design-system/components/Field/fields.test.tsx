// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);
const nothing = () => {};
const options = [{ value: 'hr', label: 'HR' }];
const shared = {
  name: 'phone',
  value: '',
  hint: 'With country code.',
  error: 'Too short',
  onChange: nothing,
};

it.each([
  ['TextField', <TextField key="a" label="Phone" {...shared} aria-describedby="note" />],
  ['TextArea', <TextArea key="b" label="Phone" {...shared} aria-describedby="note" />],
  [
    'SelectField',
    <SelectField key="c" label="Phone" options={options} {...shared} aria-describedby="note" />,
  ],
])('%s connects label, note, hint and error with its control', (_name, field) => {
  render(
    <>
      <p id="note">Note.</p>
      {field}
    </>,
  );
  const control = screen.getByLabelText('Phone');
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Note.', 'Error: Too short', 'With country code.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.getAttribute('name')).toBe('phone');
});

it('A field with "optional" in its label is not required', () => {
  render(<TextField label="Phone" name="phone" value="" onValueChange={nothing} optional />);
  const control = screen.getByRole('textbox', { name: 'Phone optional' });
  expect(control.hasAttribute('aria-required')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

it('A field with a native required attribute has no aria-required', () => {
  render(<TextField label="Phone" name="phone" value="" onValueChange={nothing} required />);
  const control = screen.getByRole('textbox', { name: 'Phone' });
  expect(control.hasAttribute('required')).toBe(true);
  expect(control.hasAttribute('aria-required')).toBe(false);
});

it('A read-only field is not required, because the visitor cannot fill it in', () => {
  render(<TextField label="Link" name="link" value="https://" onValueChange={nothing} readOnly />);
  expect(screen.getByRole('textbox', { name: 'Link' }).hasAttribute('aria-required')).toBe(false);
});

it('A field uses a given id, so that an error summary can link to it', () => {
  render(
    <CheckboxGroup
      id="areas"
      legend="Areas"
      name="areas"
      options={options}
      value={[]}
      onValueChange={nothing}
    />,
  );
  expect(document.getElementById('areas')).toBe(screen.getByRole('group', { name: 'Areas' }));
});

it('A field whose error was corrected is valid, and the space of the error stays', () => {
  render(<TextField label="Phone" name="phone" value="1" onValueChange={nothing} settledError="Too short" />);
  const control = screen.getByLabelText('Phone');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByText('Too short')).toBeDefined();
});

it('[VAL-17] TextArea counts the characters of a text near its limit, and does not cut a longer text', () => {
  const draw = (value: string) => (
    <TextArea label="Message" name="message" value={value} onValueChange={nothing} limit={10} />
  );
  const { rerender } = render(draw('1234567'));
  expect(screen.queryByText(/characters/)).toBeNull();
  rerender(draw('12345678'));
  expect(screen.getByText('8 of 10 characters')).toBeDefined();
  rerender(draw('123456789012'));
  expect(screen.getByText('2 characters too many: at most 10')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('at most 10 characters');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  // With `maxlength` a browser cuts what is typed; jsdom does not.
  expect([field.value, field.hasAttribute('maxlength')]).toEqual(['123456789012', false]);
});
