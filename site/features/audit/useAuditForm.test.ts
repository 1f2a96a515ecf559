// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

import { createStoredValue, emptyAuditForm, storedKeys } from '#services';
import { createMemoryStore, fakeStore } from '#services/fakes';

import { bakery } from './audit.examples.ts';
import { useAuditForm } from './useAuditForm.ts';

afterEach(cleanup);

function draw(store = createMemoryStore()) {
  const draft = createStoredValue(store, storedKeys['audit-draft']);
  return { draft, hook: renderHook(() => useAuditForm(draft)).result };
}

/** The hook as it meets a form that stands in the page already. */
function takeOver(fields: string, fill: (form: HTMLFormElement) => void, store = createMemoryStore()) {
  const form = document.createElement('form');
  form.innerHTML = fields;
  fill(form);
  const draft = createStoredValue(store, storedKeys['audit-draft']);
  const { result } = renderHook(() => {
    const audit = useAuditForm(draft);
    useInsertionEffect(() => {
      audit.formElement.current = form;
    });
    return audit;
  });
  return { draft, hook: result };
}

describe('useAuditForm', () => {
  test('[A10] begins with empty answers and no draft', () => {
    const { draft, hook } = draw();
    expect(hook.current).toMatchObject({ answers: emptyAuditForm, errors: {}, draftState: 'none' });
    expect(draft.read()).toBeNull();
  });

  test('[A10] saves a draft from the first answer on and finds it again', () => {
    const { draft, hook } = draw();
    act(() => hook.current.answer({ businessName: 'Bakery' }));
    expect(draft.read()).toMatchObject({ businessName: 'Bakery' });
    expect(hook.current.draftState).toBe('saved');
    expect(renderHook(() => useAuditForm(draft)).result.current.answers.businessName).toBe('Bakery');
  });

  test('says so when the browser refuses the draft', () => {
    const { hook } = draw(fakeStore.full());
    act(() => hook.current.answer({ businessName: 'Bakery' }));
    expect(hook.current).toMatchObject({ draftState: 'refused', answers: { businessName: 'Bakery' } });
  });

  test('takes over what the chat writes into the draft', () => {
    const { draft, hook } = draw();
    act(() => void draft.write({ ...emptyAuditForm, challengeDescription: 'Typing twice.' }));
    expect(hook.current.answers.challengeDescription).toBe('Typing twice.');
  });

  test('[VAL-14] validates on submit, in the order of the page, and counts the failed attempts', () => {
    const { hook } = draw();
    act(() => void hook.current.validate());
    expect(Object.keys(hook.current.errors)).toEqual(['businessName', 'contactName', 'email']);
    expect(hook.current.attempts).toBe(1);
    act(() => void hook.current.validate());
    expect(hook.current.attempts).toBe(2);
  });

  test('[VAL-14] says of a field that was wrong at the last submit whether it still is, and of no other', () => {
    const { hook } = draw();
    act(() => hook.current.answer({ phone: '1' }));
    expect(hook.current.errors).toEqual({});
    act(() => hook.current.answer({ phone: '' }));
    act(() => void hook.current.validate());
    act(() => hook.current.answer({ email: 'anna@example.org', phone: '1' }));
    expect(Object.keys(hook.current.errors)).toEqual(['businessName', 'contactName']);
    expect(Object.keys(hook.current.checkedErrors)).toEqual(['businessName', 'contactName', 'email']);
    act(() => hook.current.answer({ email: '' }));
    expect(Object.keys(hook.current.errors)).toEqual(['businessName', 'contactName', 'email']);
  });

  test('accepts complete answers', () => {
    const { hook } = draw();
    act(() => hook.current.fill(bakery));
    let good = false;
    act(() => {
      good = hook.current.validate();
    });
    expect(good).toBe(true);
    expect(hook.current).toMatchObject({ errors: {}, attempts: 0 });
  });

  test('forgets answers, errors and draft when the visitor starts over', () => {
    const { draft, hook } = draw();
    act(() => hook.current.answer({ businessName: 'Bakery' }));
    act(() => void hook.current.validate());
    act(() => hook.current.startOver());
    expect(hook.current).toMatchObject({
      answers: emptyAuditForm,
      errors: {},
      attempts: 0,
      draftState: 'none',
    });
    expect(draft.read()).toBeNull();
  });

  test('keeps the answers on the screen when only the draft is forgotten', () => {
    const { draft, hook } = draw();
    act(() => hook.current.answer({ businessName: 'Bakery' }));
    act(() => hook.current.forgetDraft());
    expect(draft.read()).toBeNull();
    expect(hook.current.answers.businessName).toBe('Bakery');
  });

  test('[A10] begins with what was filled in before hydration and fills the rest from the draft', () => {
    const store = createMemoryStore();
    createStoredValue(store, storedKeys['audit-draft']).write({
      ...emptyAuditForm,
      contactName: 'Old name',
      businessName: 'Old business',
      areasOfInterest: { ...emptyAuditForm.areasOfInterest, sales: true },
    });
    const { draft, hook } = takeOver(
      '<input name="contactName"><select name="industry"><option></option><option>Retail</option></select>' +
        '<input type="checkbox" name="areasOfInterest" value="finance"><textarea name="challengeDescription"></textarea>',
      (form) => {
        for (const [selector, value] of [
          ['input', 'New name'],
          ['select', 'Retail'],
        ] as const) {
          const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
          if (field) field.value = value;
        }
        form.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
      },
      store,
    );
    const expected = {
      ...emptyAuditForm,
      contactName: 'New name',
      businessName: 'Old business',
      industry: 'Retail',
      areasOfInterest: { ...emptyAuditForm.areasOfInterest, sales: true, finance: true },
    };
    expect(hook.current).toMatchObject({ answers: expected, draftState: 'saved' });
    expect(draft.read()).toEqual(expected);
  });

  test('[A10] saves no draft when the form was empty before hydration', () => {
    const { draft, hook } = takeOver('<input name="contactName">', () => {});
    expect(hook.current).toMatchObject({ answers: emptyAuditForm, draftState: 'none' });
    expect(draft.read()).toBeNull();
  });
});
