// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { type ContactAnswers, createStoredValue, storedKeys } from '#services';
import { createMemoryStore, fakeStore } from '#services/fakes';

import { useDraftForm } from './useDraftForm.ts';

afterEach(cleanup);

const empty: ContactAnswers = { name: '', email: '', phone: '', message: '' };
const errorsOf = ({ name, email }: ContactAnswers): Partial<ContactAnswers> => ({
  ...(name === '' && { name: 'Enter your name' }),
  ...(email === '' && { email: 'Enter your email' }),
});

function draw(store = createMemoryStore(), first = empty) {
  const draft = createStoredValue(store, storedKeys['contact-draft']);
  let form: ReturnType<typeof useDraftForm<ContactAnswers>> | undefined;
  function Form() {
    form = useDraftForm({ empty: first, draft, errorsOf });
    return (
      <form ref={form.formElement} {...form.events}>
        <input aria-label="name" name="name" defaultValue={form.answers.name} />
        <input aria-label="email" name="email" defaultValue={form.answers.email} />
        <textarea aria-label="message" name="message" defaultValue={form.answers.message} />
      </form>
    );
  }
  const { unmount } = render(<Form />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    draft,
    unmount,
    field,
    form() {
      if (!form) throw new Error('The form is not drawn.');
      return form;
    },
    type: (name: string, value: string) => fireEvent.input(field(name), { target: { value } }),
  };
}

describe('useDraftForm', () => {
  test('stores nothing before the visitor types, then every change, and has it again', () => {
    const store = createMemoryStore();
    const first = draw(store);
    fireEvent.blur(first.field('name'));
    expect(first.draft.read()).toBeNull();
    first.type('name', 'Eleni');
    expect(first.draft.read()).toEqual({ ...empty, name: 'Eleni' });
    first.unmount();
    const second = draw(store);
    expect(second.field('name').value).toBe('Eleni');
    expect(second.form().draftState).toBe('saved');
  });

  test('prefers a draft to the text that the form begins with', () => {
    const store = createMemoryStore();
    const begun = { ...empty, message: 'The last question.' };
    const first = draw(store, begun);
    expect(first.draft.read()).toBeNull();
    first.type('message', 'Quotes');
    first.unmount();
    expect(draw(store, begun).field('message').value).toBe('Quotes');
  });

  test('takes what a tool wrote without an event, when anything else happens and when the form is left', () => {
    const store = createMemoryStore();
    const { field, type, form, draft, unmount } = draw(store);
    field('name').value = 'Eleni';
    type('message', 'Quotes');
    expect(field('name').value).toBe('Eleni');
    expect(form().answers).toMatchObject({ name: 'Eleni', message: 'Quotes' });
    field('email').value = 'eleni@mills.example';
    unmount();
    expect(draft.read()).toMatchObject({ email: 'eleni@mills.example' });
  });

  test('fills the fields that others change in the draft, and leaves the rest', () => {
    const { field, draft } = draw();
    field('name').value = 'Eleni';
    act(() => void draft.write({ ...empty, message: 'Typing twice.' }));
    expect([field('name').value, field('message').value]).toEqual(['Eleni', 'Typing twice.']);
  });

  test('is empty after starting over, what nobody has read included', () => {
    const { field, type, form, draft } = draw();
    type('name', 'Eleni');
    field('email').value = 'eleni@mills.example';
    act(() => form().startOver());
    expect([field('name').value, field('email').value]).toEqual(['', '']);
    expect(draft.read()).toBeNull();
  });

  test('says which errors of the last check are left, and keeps those that are gone apart', () => {
    const { type, form } = draw();
    act(() => void form().validate());
    expect(form().attempts).toBe(1);
    type('name', 'Eleni');
    expect(form().errors).toEqual({ email: 'Enter your email' });
    expect(Object.keys(form().checkedErrors)).toEqual(['name', 'email']);
  });

  test('keeps the text on the screen when the browser refuses the draft', () => {
    const { field, type, form } = draw(fakeStore.full());
    type('name', 'Eleni');
    expect(field('name').value).toBe('Eleni');
    expect(form().draftState).toBe('refused');
  });
});
