import { expect, test } from 'vitest';

import { assertServable } from './prerenderSite.ts';

test.each([
  ['a loading text', '<p>Loading page...</p>'],
  ['a loading text', '<p>Loading...</p>'],
  ['a style attribute', '<div style="color:red">x</div>'],
  ['a style element', '<style>p{}</style>'],
  ['an inline handler', '<button onclick="x()">x</button>'],
])('assertServable refuses %s', (what, body) => {
  expect(() => assertServable('/about', body)).toThrow(`/about would ship ${what}`);
});

test('assertServable lets clean pages pass', () => {
  expect(() => assertServable('/about', '<p class="x">The style= of it, once upon a time</p>')).not.toThrow();
});
