import { expect, it } from 'vitest';

import { rehypeNoBreaks } from './rehypeNoBreaks.ts';

it('keeps the day of a date on the line of its month', () => {
  const text = { type: 'text', value: 'Since 2 August 2026, not in 12 months' };
  rehypeNoBreaks()({ type: 'element', children: [text] });
  expect(text.value).toBe('Since 2\u00a0August 2026, not in 12 months');
});
