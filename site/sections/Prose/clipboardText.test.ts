// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { clipboardText } from './clipboardText.ts';

const elementOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test('copies a table as cells that a spreadsheet understands', () => {
  const table = elementOf(
    '<table><thead><tr><td></td><th>Hours </th></tr></thead><tbody><tr><td>Matched</td><td>1.2</td></tr></tbody></table>',
  );
  expect(clipboardText(table)).toBe('\tHours\nMatched\t1.2');
});

test('copies code as it is, without the last line break', () => {
  expect(clipboardText(elementOf('<pre><code>a\n  b\n</code></pre>'))).toBe('a\n  b');
});
