// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { clipboardText } from './clipboardText.ts';

const elementOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test('clipboardText separates the cells of a table by tabs, as spreadsheets do', () => {
  const table = elementOf(
    '<table><thead><tr><td></td><th>Hours </th></tr></thead><tbody><tr><td>Matched</td><td>1.2</td></tr></tbody></table>',
  );
  expect(clipboardText(table)).toBe('\tHours\nMatched\t1.2');
});

test('clipboardText copies code without its last line break', () => {
  expect(clipboardText(elementOf('<pre><code>a\n  b\n</code></pre>'))).toBe('a\n  b');
});
