import { expect, test } from 'vitest';

import { vCard } from './vCard.ts';

const headquarters = {
  address: '1 Test Street; floor 2',
  city: 'Nicosia',
  state: 'Nicosia District',
  zip: '1010',
  country: 'Cyprus',
};
const card = vCard(
  { name: 'Example', fullName: 'Example, Sons & Daughters Ltd' },
  { email: 'info@example.com', phone: '+357 22 111 111', headquarters },
  'https://www.example.com/',
);

test('vCard writes version 3.0 with the line ends of the standard', () => {
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('vCard writes name, phone, e-mail and the seven parts of the address', () => {
  expect(card).toContain('FN:Example\r\n');
  expect(card).toContain('TEL;TYPE=WORK:+357 22 111 111\r\n');
  expect(card).toContain('EMAIL;TYPE=WORK:info@example.com\r\n');
  const parts = /ADR;TYPE=WORK:(.*)\r\n/.exec(card)?.[1]?.split(/(?<!\\);/);
  expect(parts).toEqual([
    '',
    '',
    '1 Test Street\\; floor 2',
    'Nicosia',
    'Nicosia District',
    '1010',
    'Cyprus',
  ]);
});

test('vCard escapes the characters that would end a value', () => {
  expect(card).toContain('ORG:Example\\, Sons & Daughters Ltd\r\n');
});
