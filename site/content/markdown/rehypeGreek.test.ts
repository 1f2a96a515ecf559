import { expect, it } from 'vitest';

import { rehypeGreek } from './rehypeGreek.ts';

const text = (value: string) => ({ type: 'text', value });
const greek = (value: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { lang: 'el' },
  children: [text(value)],
});
const marked = (value: string) => {
  const tree = { type: 'root', children: [{ type: 'element', tagName: 'p', children: [text(value)] }] };
  rehypeGreek()(tree);
  return tree.children[0]?.children;
};

it('Greek words of a post are marked as Greek, those of one phrase together', () => {
  expect(marked('Say «τρεις του μήνα», or Γιώργος.')).toEqual([
    text('Say «'),
    greek('τρεις του μήνα'),
    text('», or '),
    greek('Γιώργος'),
    text('.'),
  ]);
});

it('Text without Greek words stays as it is, a single letter included', () => {
  expect(marked('Alpha, or α, is a letter.')).toEqual([text('Alpha, or α, is a letter.')]);
});
