import { expect, it } from 'vitest';

import { linkKind } from './linkKind.ts';

it.each([
  ['/', 'internal'],
  ['/services/voice-agents', 'internal'],
  ['#values', 'internal'],
  ['?page=2', 'internal'],
  ['https://www.gov.cy', 'external'],
  ['//evil.example', 'external'],
  ['/\\evil.example', 'external'],
  ['\\\\evil.example', 'external'],
  ['mailto:office@example.com', 'program'],
  ['TEL:+35722111222', 'program'],
] as const)('sorts %s as %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
