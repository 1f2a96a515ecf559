import { expect, test } from 'vitest';

import { fold, tidy, tidyLines, truncateAtWord } from './plainText.ts';

test('tidy leaves no control characters, single spaces, and none at the ends', () => {
  expect(tidy('  a\t\tb\u200b \u202ec\u0007 ')).toBe('a b c');
});

test('tidyLines tidies each line and leaves at most one empty line between two', () => {
  expect(tidyLines('\n a  b \r\nc\rd\u2028e\n\n\n\nf\n\ng\n')).toBe('a b\nc\nd\ne\n\nf\n\ng');
});

test.each([
  [10, 'ten chars.', 'ten chars.'],
  [10, 'eleven chars', 'eleven…'],
  [10, 'a eleventychars', 'a elevent…'],
  [10, 'abcdefghijklm', 'abcdefghi…'],
  [10, 'abcde ghijklm', 'abcde gh…'.replace(' gh', ' ghi')],
  [10, 'abcdef hijklm', 'abcdef…'],
  [4, 'ab😀cd', 'ab…'],
  [4, 'ab cd', 'ab…'],
  [6, 'a\ud800bcdefg', 'a\ud800bcd…'],
])('truncateAtWord cuts to %i characters: %s → %s', (limit, text, cut) => {
  expect(truncateAtWord(limit, text)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(limit);
});

test('fold removes case, accents and the final sigma', () => {
  expect(fold('Ευκαιρίες ÀÉ')).toBe('ευκαιριεσ ae');
});
