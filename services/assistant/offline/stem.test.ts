import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { stem } from './stem.ts';

describe('a stem', () => {
  test.each([
    ['price', 'prices', 'pricing', 'priced'],
    ['automate', 'automates', 'automated', 'automating', 'automation', 'automations'],
    ['organise', 'organize', 'organising', 'organized'],
    ['optimisation', 'optimization'],
    ['company', 'companies'],
    ['plan', 'plans', 'planned', 'planning'],
    ['migrate', 'migrating', 'migration', 'migrations'],
    ['centre', 'center', 'centres'],
    ['catalogue', 'catalog'],
    ['licence', 'license', 'licences'],
    ['enquiry', 'inquiry', 'enquiries'],
    ['modelling', 'modeling'],
    ['quick', 'quickly'],
    ['address', 'addresses'],
  ])('is shared by the forms of "%s"', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each([
    ['consultation', 'consultancy'],
    ['use', 'us'],
    ['news', 'new york'],
    ['hour', 'our'],
    ['business', 'busy'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('exists for any word and is never longer than it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        (word) => stem(word).length > 0 && stem(word).length <= word.length,
      ),
    );
  });
});
