import { expect, it } from 'vitest';

import { addressOf, withLinks } from './addressOf.ts';

it('a component leads to its page, and nothing else does', () => {
  expect(addressOf('Button')).toBe('./?path=/docs/components-button--docs');
  expect(addressOf('ChatPanel')).toBe('./?path=/docs/patterns-chatpanel--docs');
  expect(addressOf('Thread')).toBe('./?path=/docs/graphics-thread--docs');
  expect(addressOf('initialFocus')).toBeUndefined();
  expect(addressOf('constructor')).toBeUndefined();
});

it('a description links other components, and neither itself nor a link again', () => {
  expect(withLinks('`Link` or `Button` with `href`', 'Link')).toBe(
    '`Link` or [`Button`](?path=/docs/components-button--docs) with `href`',
  );
  expect(withLinks('[`Button`](elsewhere)', undefined)).toBe('[`Button`](elsewhere)');
});
