import fc from 'fast-check';
import { expect, test } from 'vitest';

import { anyText } from '#tests/visitors/internationalInputs.ts';
import type { Lead } from './LeadDelivery.ts';
import { fitsMailto, mailText, mailtoOf } from './mailto.ts';

const lead: Lead = {
  kind: 'contact',
  name: 'Maria Georgiou',
  email: 'maria@example.com',
  phone: '+357 99 000000',
  message: 'Καλημέρα,\nwhat would it cost & when?',
  attachment: '',
};
const to = { to: 'info@company.example', subject: 'A question' };
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('mailtoOf fills the mail in', () => {
  expect(read(mailtoOf(lead, to))).toEqual({
    to: 'info@company.example',
    subject: 'A question',
    body: 'Maria Georgiou\r\nmaria@example.com\r\n+357 99 000000\r\n\r\nΚαλημέρα,\r\nwhat would it cost & when?',
  });
});

test('mailtoOf leaves out what is empty and adds what is attached', () => {
  const { body } = read(mailtoOf({ ...lead, message: ' ', phone: '', attachment: '# Report' }, to));
  expect(body).toBe('Maria Georgiou\r\nmaria@example.com\r\n\r\n# Report');
});

test('mailtoOf keeps the sender of a text that is too long for a mail program, and the cut shows', () => {
  const long = { ...lead, message: 'Ωραία '.repeat(1_000) };
  const address = mailtoOf(long, to);
  expect(address.length).toBeLessThanOrEqual(1_900);
  expect(address.length).toBeGreaterThan(1_880);
  expect(read(address).body).toMatch(
    /^Maria Georgiou\r\nmaria@example.com\r\n\+357 99 000000\r\n\r\nΩραία .*…$/s,
  );
  expect([lead, long].map((each) => fitsMailto(each, to))).toEqual([true, false]);
  expect(mailText(long)).toContain(long.message.trim());
});

test('mailtoOf lets nobody add a recipient or a header', () => {
  const { to: recipient, subject } = read(
    mailtoOf(
      { ...lead, message: '&cc=a@b.example', name: 'x\r\nBcc: c@d.example' },
      { to: 'info@company.example', subject: 'Hi\r\nBcc: e@f.example&body=x' },
    ),
  );
  expect([recipient, subject]).toEqual(['info@company.example', 'Hi Bcc: e@f.example&body=x']);
});

test('mailtoOf gives a whole address for any lead', () => {
  const anyLead = fc.record({
    kind: fc.constantFrom('contact' as const, 'follow-up' as const),
    name: anyText(600),
    email: anyText(600),
    phone: anyText(600),
    message: anyText(600),
    attachment: anyText(600),
  });
  fc.assert(
    fc.property(anyLead, anyText(200), (any, subject) => {
      const address = mailtoOf(any, { ...to, subject });
      expect(address.length).toBeLessThanOrEqual(1_900);
      expect(() => decodeURIComponent(address)).not.toThrow();
      if (fitsMailto(any, { ...to, subject }))
        expect(read(address).body?.replaceAll('\r\n', '\n')).toBe(
          mailText(any)
            .replace(/\r\n?/g, '\n')
            .replace(/\p{Surrogate}/gu, '\ufffd'),
        );
    }),
  );
});
