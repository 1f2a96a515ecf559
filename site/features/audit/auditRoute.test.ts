import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '#tests/visitors/internationalInputs.ts';
import { fragments, parseAuditRoute } from './auditRoute.ts';

describe('parseAuditRoute', () => {
  test('reads no fragment, and an unknown one, as the form', () => {
    for (const fragment of [fragments.form, '#', '#elsewhere', '#compare=1', '#compare=,2'])
      expect(parseAuditRoute(fragment)).toEqual({ view: 'form' });
  });

  test('reads each fragment that was made for a view as this view', () => {
    expect(parseAuditRoute(fragments.sample)).toEqual({ view: 'sample' });
    expect(parseAuditRoute(fragments.saved('1763721600000-k3f90'))).toEqual({
      view: 'saved',
      id: '1763721600000-k3f90',
    });
    expect(parseAuditRoute(fragments.saved('a,b=c'))).toEqual({ view: 'saved', id: 'a,b=c' });
    expect(parseAuditRoute(fragments.compare('a,b', 'c=d'))).toEqual({
      view: 'compare',
      ids: ['a,b', 'c=d'],
    });
  });

  test('keeps the fragment of a shared report whole, its equals signs included', () => {
    expect(parseAuditRoute('#report=1.abc=')).toEqual({ view: 'shared', fragment: '#report=1.abc=' });
  });

  test('reads a damaged escape as an empty id without throwing', () => {
    expect(parseAuditRoute('#kept=%E0%A4%A')).toEqual({ view: 'saved', id: '' });
  });

  test('reads any fragment without throwing', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('', '#', '#kept=', '#compare=', '#report='), (text, start) => {
        expect(parseAuditRoute(start + text)).toHaveProperty('view');
      }),
      { numRuns: 1_000 },
    );
  });

  test('reads the fragment of any report id as this id', () => {
    const id = anyText(40).filter((text) => /^\P{Surrogate}+$/u.test(text));
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(parseAuditRoute(fragments.saved(one))).toEqual({ view: 'saved', id: one });
        expect(parseAuditRoute(fragments.compare(one, other))).toEqual({
          view: 'compare',
          ids: [one, other],
        });
      }),
      {
        numRuns: 1_000,
        examples: [
          ['%', '%25'],
          ['%ud800', ','],
        ],
      },
    );
  });
});
