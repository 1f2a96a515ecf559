import { expect, test } from 'vitest';

import { typedContact } from './typedContact.ts';

const typed = (...texts: readonly string[]) =>
  typedContact(texts.map((content, id) => ({ id, content, isUser: true })));

test.each([
  ['Write to maria@example.com.', { email: 'maria@example.com', phone: '' }],
  ['<maria@example.com>, +357 99 123456 please', { email: 'maria@example.com', phone: '+357 99 123456' }],
  ['99123456', { email: '', phone: '99123456' }],
  ['τηλ. (22) 123-456', { email: '', phone: '(22) 123-456' }],
  ['We type 40 invoices a day, 2,000 a year', { email: '', phone: '' }],
  ['@ 5 o’clock', { email: '', phone: '' }],
])('typedContact finds the address and the number in %j', (text, found) => {
  expect(typed(text)).toEqual(found);
});

test('typedContact prefers what was typed last, and ignores answers', () => {
  expect(typed('a@example.com', 'no, b@example.com').email).toBe('b@example.com');
  expect(typedContact([{ id: 0, content: 'info@example.com', isUser: false }]).email).toBe('');
});
