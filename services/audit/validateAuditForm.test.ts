import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumber } from '#tests/visitors/internationalInputs.ts';
import { country } from '../knowledge/country.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { validateAuditForm } from './validateAuditForm.ts';

const good = {
  ...emptyAuditForm,
  businessName: 'Bakery',
  contactName: 'Maria',
  email: 'maria@bakery.example',
};

test('[A10] validateAuditForm asks for business, name and email, and for nothing else', () => {
  expect(validateAuditForm(emptyAuditForm)).toEqual({
    businessName: 'Enter the name of your business',
    contactName: 'Enter your name',
    email: 'Enter your email address',
  });
  expect(validateAuditForm(good)).toEqual({});
  expect(validateAuditForm({ ...good, businessName: ' \n', contactName: '\t' })).toMatchObject({
    businessName: 'Enter the name of your business',
    contactName: 'Enter your name',
  });
});

test.each(['a@b.cy', ' maria@bakery.example ', 'm.g+x@mail.bakery.example', 'μαρία@φούρνος.ελ'])(
  'validateAuditForm takes the email "%s"',
  (email) => {
    expect(validateAuditForm({ ...good, email })).toEqual({});
  },
);

test.each(['maria', 'maria@', '@bakery.example', 'maria@bakery', 'a b@c.d', 'a@b..c', 'a@b.c@d.e', 'a@.b'])(
  'validateAuditForm says what an email looks like for "%s"',
  (email) => {
    expect(validateAuditForm({ ...good, email })).toEqual({
      email: expect.stringContaining('Enter an email address in the correct format, like name@example.com: '),
    });
  },
);

test.each(['', '  ', '22 123456', '+357 22 12 34 56', '(0035722) 123-456', '22.123456 ext 12', '22123456x3'])(
  'validateAuditForm takes the phone "%s"',
  (phone) => {
    expect(validateAuditForm({ ...good, phone })).toEqual({});
  },
);

test('validateAuditForm takes the phone numbers of the world', () => {
  fc.assert(
    fc.property(phoneNumber, (phone) => {
      expect(validateAuditForm({ ...good, phone })).toEqual({});
    }),
    { numRuns: 1_000, examples: [['(+995) 582-946-752'], ['020\u20117946\u20110958'], ['٠١٠ ١٢٣٤ ٥٦٧٨']] },
  );
});

test.each(['12345', 'call me', '+', '1234567890123456789012'])(
  'validateAuditForm says what a phone number looks like for "%s"',
  (phone) => {
    expect(validateAuditForm({ ...good, phone })).toEqual({
      phone: expect.stringContaining(
        `Enter a phone number with its digits, like ${country.examplePhone}, or leave it empty`,
      ),
    });
  },
);

test('validateAuditForm says how long an answer may be', () => {
  const challengeDescription = 'x'.repeat(4_000);
  expect(validateAuditForm({ ...good, challengeDescription })).toEqual({});
  expect(validateAuditForm({ ...good, challengeDescription: `${challengeDescription}x` })).toEqual({
    challengeDescription: 'The description of your challenge must be at most 4,000 characters',
  });
  expect(
    validateAuditForm({
      ...good,
      businessName: 'x'.repeat(201),
      phone: '1'.repeat(101),
      industry: 'x'.repeat(201),
    }),
  ).toEqual({
    businessName: 'The name of your business must be at most 200 characters',
    phone: 'Your phone number must be at most 100 characters',
    industry: 'Your industry must be at most 200 characters',
  });
});

test('validateAuditForm answers for any text in any field', () => {
  const any = fc.string({ unit: 'binary', maxLength: 500 });
  fc.assert(
    fc.property(any, any, any, (email, phone, businessName) => {
      for (const message of Object.values(validateAuditForm({ ...good, email, phone, businessName }))) {
        expect(message).toMatch(/^(?:Enter|The|Your) /);
      }
    }),
    { numRuns: 500 },
  );
});
