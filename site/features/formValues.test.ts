// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { formValues } from './formValues.ts';

test('formValues has what was typed, chosen and ticked by name, and nothing that is empty', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="name"><input name="email" type="email"><textarea name="message"></textarea>' +
    '<select name="size"><option value="">Choose</option><option>Small</option></select>' +
    '<input type="checkbox" name="attach" value="transcript"><input type="checkbox" name="other" value="x">' +
    '<input type="radio" name="way" value="mail"><input type="radio" name="way" value="phone">';
  expect(formValues(form)).toEqual({});
  const put = (selector: string, value: string) => {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector);
    if (field) field.value = value;
  };
  put('[name="name"]', 'Ελένη');
  put('textarea', 'One\nTwo');
  put('select', 'Small');
  form.querySelector<HTMLInputElement>('[name="attach"]')?.click();
  form.querySelector<HTMLInputElement>('[value="phone"]')?.click();
  expect(formValues(form)).toEqual({
    name: 'Ελένη',
    message: 'One\nTwo',
    size: 'Small',
    attach: 'transcript',
    way: 'phone',
  });
});
