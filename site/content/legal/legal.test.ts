import { describe, expect, test } from 'vitest';

import { country, knowledge, law } from '#services/knowledge';

import { type LegalText, privacyPolicy, termsOfService } from '../legal.ts';

const texts = { privacyPolicy, termsOfService };
const other = {
  ...knowledge,
  company: { ...knowledge.company, name: 'Other', fullName: 'Other Company Ltd' },
  contact: {
    ...knowledge.contact,
    email: 'hello@other.example',
    phone: '+357 25 111 111',
    headquarters: { ...knowledge.contact.headquarters, address: '1 Other Street', city: 'Limassol' },
    replyTime: 'within two days',
  },
};

const jsonOf = (text: LegalText) => JSON.stringify(text);

test.each(Object.entries(texts))('the %s says who is responsible and where', (_, text) => {
  const json = jsonOf(text(knowledge));
  const { company, contact } = knowledge;
  const { email, phone, companyNumber, headquarters } = contact;
  for (const fact of [company.fullName, email, phone, companyNumber, headquarters.address, headquarters.city])
    expect(json).toContain(fact);
  expect(json).toContain(`tel:${phone.replaceAll(' ', '')}`);
});

test.each(Object.entries(texts))('the %s of another company keeps nothing of this one', (_, text) => {
  const json = jsonOf(text(other));
  const { company, contact } = knowledge;
  const { email, phone, headquarters, replyTime } = contact;
  for (const fact of [company.name, email, phone, headquarters.address, replyTime])
    expect(json).not.toContain(fact);
  expect(json).toContain('Other Company Ltd');
});

test.each(Object.entries(texts))(
  'the %s has a version, a day, and sections with anchors of their own',
  (_, text) => {
    const { version, date, sections } = text(knowledge);
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(new Date(date).toISOString()).toContain(date);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(0);
  },
);

test.each([
  ['the purposes with their legal bases', /"Legal basis"/],
  ['the categories of data', /"Categories of data"/],
  ['Google as a processor', /Google, as the processor/],
  ['the hosting provider', /hosting provider, as the processor/],
  ['the mechanism of transfers', /Such transfers rest on/],
  ['withdrawal of consent', /withdraw it at any time/],
  ['automated decisions', /no decision that has a legal or similarly significant effect/],
  ['the use of AI', /is an AI system/],
  [
    'what is never sent',
    /never sent to Google: the fields for your name, email address and telephone number/,
  ],
  ['how long Google keeps questions', /55 days/],
  [
    'that phone numbers in the chat are replaced',
    /a phone number is replaced before a question goes to Google/,
  ],
  ['that other text of an audit is sent', /texts of an audit form.*Other text is sent as you wrote it/],
  ['the place of the storage table', /"kind":"storage-table"/],
  ['the age limit', /18 or over/],
])('the privacy policy names %s', (_, pattern) => {
  expect(jsonOf(privacyPolicy(knowledge))).toMatch(pattern);
});

describe.runIf(jsonOf(privacyPolicy(knowledge)).includes('GDPR'))(
  'a policy that names the GDPR (skipped for one that does not)',
  () => {
    test.each([
      ['the decision and the clauses for transfers', /Data Privacy Framework.*standard contractual clauses/],
      [
        'every right from Article 15 to 22',
        /Article 15.*Article 16.*Article 17.*Article 18.*Article 19.*Article 20.*Article 21.*Article 22/s,
      ],
    ])('names %s', (_, pattern) => {
      expect(jsonOf(privacyPolicy(knowledge))).toMatch(pattern);
    });
  },
);

test('the terms say that a sample company is one, and nothing where it is none', () => {
  const { sample, ...real } = knowledge;
  const given = { line: '', people: '', quotation: '', terms: 'This site is a sample.', ...sample };
  expect(jsonOf(termsOfService({ ...real, sample: given }))).toContain(given.terms);
  expect(jsonOf(termsOfService(real))).not.toMatch(/sample/i);
});

test.each([
  ['information and not advice', /information, not advice/],
  ['18 or over', /18 or over/],
  ['liability', /liable/],
])('the terms say %s', (_, pattern) => {
  expect(jsonOf(termsOfService(knowledge))).toMatch(pattern);
});

test('the legal texts name the law, the courts and the authority of the country', () => {
  expect(jsonOf(privacyPolicy(knowledge))).toContain(law.authority.name);
  expect(jsonOf(privacyPolicy(knowledge))).toContain(law.dataProtection);
  expect(jsonOf(termsOfService(knowledge))).toContain(
    `The law of ${country.state} applies, and ${law.courts}`,
  );
});
