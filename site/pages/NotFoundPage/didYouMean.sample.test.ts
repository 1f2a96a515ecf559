import { describe, expect, test } from 'vitest';

import { pages } from '#services/knowledge';

import { didYouMean, editDistance } from './didYouMean.ts';

const guess = (path: string) => didYouMean(path, pages)?.path;

describe('didYouMean', () => {
  test.each([
    ['/abuot', '/about'],
    ['/contacts', '/contact'],
    ['/services/voice-agent', '/services/voice-agents'],
    ['/voice-agents', '/services/voice-agents'],
    ['/service/chatbots', '/services/chatbots'],
    ['/About/', '/about'],
    ['/case-studies.html', '/case-studies'],
    ['/blog/tech-insight', '/blog/tech-insights'],
  ])('reads %s as %s', (typed, meant) => {
    expect(guess(typed)).toBe(meant);
  });

  test.each(['/nope', '/foo/bar', '/wp-login.php', '/404', '/', `/${'a'.repeat(5000)}`])(
    'says nothing about %s',
    (typed) => {
      expect(guess(typed)).toBeUndefined();
    },
  );
});

test('editDistance counts added, dropped and changed letters', () => {
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('abc', 'abc')).toBe(0);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
