import { expect, test } from 'vitest';

import { cleanReply, cleanWritten } from './cleanReply.ts';

const answer = 'We are in Nicosia: [Contact](/contact).';

test.each([
  `<think>They ask where.</think>${answer}`,
  `<answer>${answer}</answer>`,
  `<s>[INST][/INST]${answer}</s>`,
  `Assistant: ${answer}`,
  `**Idalion Assistant:** ${answer}`,
  `Final answer: ${answer}`,
  `<tool_call>{"name":"search"}</tool_call>${answer}`,
  `\`\`\`tool_code\nprint(search("Nicosia"))\n\`\`\`\n${answer}`,
  'We are in Nicosia【4:0†source】: [Contact](/contact) [1].',
  'We are in Nicosia[^2]: [Contact](/contact)[cite: 1, 2].',
])('cleanReply leaves the words for the visitor of %j', (text) => {
  expect(cleanReply(text)).toBe(answer);
});

test.each(['<think>They ask', '<tool_call>{"na', '{"name": "search", "arguments": {}}', '<tool'])(
  'cleanWritten leaves nothing of %j',
  (text) => {
    expect(cleanWritten(text)).toBe('');
  },
);

test.each([
  'It costs **€4,000** to €8,000, see [Services](/services).',
  '1. Watch\n2. Price\n\n- a < b and c > d',
  'The answer: it depends. In short, 2-4 weeks [as a rule](/services).',
  'A plan has three parts: see `config[0]`.',
  'Prices hold[^1].\n\n[^1]: Until June.',
  'Prices hold [1].\n\n[1]: https://example.com/prices',
])('cleanReply changes nothing in %j', (text) => {
  expect(cleanReply(text)).toBe(text);
});
