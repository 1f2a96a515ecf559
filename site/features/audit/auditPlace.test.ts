import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '#tests/support/worldInputs.ts';
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

  test('any fragment is a place', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('', '#', '#kept=', '#compare=', '#report='), (text, start) => {
        expect(placeOf(start + text)).toHaveProperty('view');
      }),
      { numRuns: 1_000 },
    );
  });

  test('any report of this browser has an address that leads back to it', () => {
    const id = anyText(40).filter((text) => text !== '');
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(placeOf(fragments.kept(one))).toEqual({ view: 'kept', id: one });
        expect(placeOf(fragments.compare(one, other))).toEqual({ view: 'compare', ids: [one, other] });
      }),
      {
        numRuns: 1_000,
        examples: [
          ['\ud800', 'a'],
          ['%', '%25'],
          ['%ud800', ','],
        ],
      },
    );
  });
});
