import { describe, expect, test } from 'vitest';

import { fragments, placeOf } from './auditPlace.ts';

describe('what the audit page shows', () => {
  test('is the form without a fragment, and with an unknown one', () => {
    for (const fragment of [fragments.form, '#', '#elsewhere', '#compare=1', '#compare=,2'])
      expect(placeOf(fragment)).toEqual({ view: 'form' });
  });

  test('each fragment leads back to what it was made for', () => {
    expect(placeOf(fragments.sample)).toEqual({ view: 'sample' });
    expect(placeOf(fragments.kept('1763721600000-k3f90'))).toEqual({
      view: 'kept',
      id: '1763721600000-k3f90',
    });
    expect(placeOf(fragments.kept('a,b=c'))).toEqual({ view: 'kept', id: 'a,b=c' });
    expect(placeOf(fragments.compare('a,b', 'c=d'))).toEqual({ view: 'compare', ids: ['a,b', 'c=d'] });
  });

  test('a shared report is handed on as it came, its own equals signs included', () => {
    expect(placeOf('#report=1.abc=')).toEqual({ view: 'shared', fragment: '#report=1.abc=' });
  });

  test('a damaged escape is no report of ours, and throws nothing', () => {
    expect(placeOf('#kept=%E0%A4%A')).toEqual({ view: 'kept', id: '' });
  });
});
