import { expect, it } from 'vitest';

import { rehypeNoBreaks } from './rehypeNoBreaks.ts';

it('keeps the day of a date on the line of its month', () => {
  const text = { type: 'text', value: 'Since 2 August 2026, not in 12 months' };
  rehypeNoBreaks()({ type: 'element', children: [text] });
  expect(text.value).toBe('Since 2\u00a0August 2026, not in 12 months');
});

it('keeps the digits of a large number on the line of their scale', () => {
  const text = { type: 'text', value: 'Fines reach €15 million in 27 countries' };
  rehypeNoBreaks()({ type: 'element', children: [text] });
  expect(text.value).toBe('Fines reach €15\u00a0million in 27 countries');
});

it('keeps a short last word of a paragraph from a line of its own', () => {
  const text = { type: 'text', value: 'It has stopped being so.' };
  rehypeNoBreaks()({ type: 'element', tagName: 'p', children: [text] });
  expect(text.value).toBe('It has stopped being\u00a0so.');
});
