import { expect, test } from 'vitest';

import { maskContacts } from './maskContacts.ts';

test.each([
  ['write to maria.k@example.com please', 'write to [email] please'],
  ['μαρία@παράδειγμα.gr, +357 99 123456', '[email], [number]'],
  ['my number is 99-123456', 'my number is [number]'],
  ['ring 99 123 456', 'ring [number]'],
  ['ｅｌｅｎｉ＠ｃｏｒｐ．ｃｏｍ or eleni＠corp.com', '[email] or [email]'],
  ['my number (99 123456), or (+357 22 123456)', 'my number ([number]), or ([number])'],
  ['call (+357) 99 123456 or (022) 123456', 'call ([number]) or [number]'],
  ['(0030) 694 123 4567 or 0044 20 7946 0000', '[number] or [number]'],
  ['694 123 456, 612.345.678', '[number], [number]'],
  ['22.345.678 or 99-123-456', '[number] or [number]'],
  ['22-345-678 or 9912-3456', '[number] or [number]'],
  ['22/345/678 or 2234.5678', '[number] or [number]'],
])('maskContacts leaves no address and no number in "%s"', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  ...['10,000 calls a month', 'from 2024 to 2026', '1 000 000 euros', '22 500 000 euros'],
  ...['on 26-11-2026', 'from 26.11.2026 to 3/12/2026', '2026-11-26', '2024-2026, or 2024-25'],
  ...['2500-3000 euros', '12.500.000 euros', '24/7', 'a @ b'],
])('maskContacts leaves "%s" as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});
