import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '#tests/support/internationalInputs.ts';
import { fragments, parseAuditRoute } from './auditRoute.ts';

describe('what the audit page shows', () => {
  test('is the form without a fragment, and with an unknown one', () => {
    for (const fragment of [fragments.form, '#', '#elsewhere', '#compare=1', '#compare=,2'])
      expect(parseAuditRoute(fragment)).toEqual({ view: 'form' });
  });

  test('each fragment leads back to what it was made for', () => {
    expect(parseAuditRoute(fragments.sample)).toEqual({ view: 'sample' });
    expect(parseAuditRoute(fragments.kept('1763721600000-k3f90'))).toEqual({
      view: 'kept',
      id: '1763721600000-k3f90',
    });
    expect(parseAuditRoute(fragments.kept('a,b=c'))).toEqual({ view: 'kept', id: 'a,b=c' });
    expect(parseAuditRoute(fragments.compare('a,b', 'c=d'))).toEqual({
      view: 'compare',
      ids: ['a,b', 'c=d'],
    });
  });

  test('a shared report is handed on as it came, its own equals signs included', () => {
    expect(parseAuditRoute('#report=1.abc=')).toEqual({ view: 'shared', fragment: '#report=1.abc=' });
  });

  test('a damaged escape is no report of ours, and throws nothing', () => {
    expect(parseAuditRoute('#kept=%E0%A4%A')).toEqual({ view: 'kept', id: '' });
  });

  test('any fragment is a place', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('', '#', '#kept=', '#compare=', '#report='), (text, start) => {
        expect(parseAuditRoute(start + text)).toHaveProperty('view');
      }),
      { numRuns: 1_000 },
    );
  });

  test('any report of this browser has an address that leads back to it', () => {
    const id = anyText(40).filter((text) => text !== '');
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(parseAuditRoute(fragments.kept(one))).toEqual({ view: 'kept', id: one });
        expect(parseAuditRoute(fragments.compare(one, other))).toEqual({
          view: 'compare',
          ids: [one, other],
        });
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
