// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { filledValues, readForm, writeForm } from './formValues.ts';

test('filledValues has what was typed, chosen and ticked by name, and nothing that is empty', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="name"><input name="email" type="email"><textarea name="message"></textarea>' +
    '<select name="size"><option value="">Choose</option><option>Small</option></select>' +
    '<input type="checkbox" name="attach" value="transcript"><input type="checkbox" name="other" value="x">' +
    '<input type="radio" name="way" value="mail"><input type="radio" name="way" value="phone">';
  expect(filledValues(form)).toEqual({});
  const put = (selector: string, value: string) => {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector);
    if (field) field.value = value;
  };
  put('[name="name"]', 'Ελένη');
  put('textarea', 'One\nTwo');
  put('select', 'Small');
  form.querySelector<HTMLInputElement>('[name="attach"]')?.click();
  form.querySelector<HTMLInputElement>('[value="phone"]')?.click();
  expect(filledValues(form)).toEqual({
    name: 'Ελένη',
    message: 'One\nTwo',
    size: 'Small',
    attach: 'transcript',
    way: 'phone',
  });
});

test('readForm has what stands in every field, and writeForm puts it there', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="name"><textarea name="message"></textarea><select name="size"><option value=""><option>Small</select>' +
    '<input type="checkbox" name="area" value="hr"><input type="checkbox" name="area" value="sales"><button>Send</button>';
  expect(readForm(form)).toEqual({ name: '', message: '', size: '', area: [] });
  const values = { name: 'Ελένη', message: 'One\nTwo', size: 'Small', area: ['sales'] };
  writeForm(form, values);
  expect(readForm(form)).toEqual(values);
  writeForm(form, { message: '' });
  expect(readForm(form)).toEqual({ ...values, message: '' });
});
