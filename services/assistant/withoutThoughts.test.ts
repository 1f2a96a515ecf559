import { expect, test } from 'vitest';

import { withoutThoughts, writtenWithoutThoughts } from './withoutThoughts.ts';

const replies = [
  '<think>They ask for a price.</think>\n\nFrom €4,000.',
  '<thinking>\nThey ask.\n</thinking>From €4,000.',
  'They ask for a price.\n</think>\n\nFrom €4,000.',
  '<|channel|>analysis<|message|>They ask.<|end|><|start|>assistant<|channel|>final<|message|>From €4,000.',
  'From €4,000.<|im_end|>',
  'From €4,000.<end_of_turn>',
  'From €4,000.</s>',
];
test.each(replies)('withoutThoughts leaves the answer of %j', (reply) => {
  expect(withoutThoughts(reply)).toBe('From €4,000.');
});

test.each(replies.filter((reply) => reply.startsWith('<')))(
  'writtenWithoutThoughts shows no thought of %j, however far it is written',
  (reply) => {
    for (let length = 0; length <= reply.length; length++)
      expect('From €4,000.').toContain(writtenWithoutThoughts(reply.slice(0, length)));
  },
);

test.each([
  'Write 3 < 4 and <b>bold</b>.',
  'I think <so>.',
  'The tag `<think>` is one of theirs.',
  '- one\n- two',
  'a < b',
])('withoutThoughts leaves %j alone', (reply) => {
  expect(withoutThoughts(reply)).toBe(reply);
  expect(writtenWithoutThoughts(reply)).toBe(reply);
});
