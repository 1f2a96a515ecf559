import { describe, expect, test } from 'vitest';

import { type Blocks, textOf } from './Block.ts';
import { readMarkdown } from './readMarkdown.ts';

const line = (lead: string, rest: string) => ({ lead, rest });
const paragraph = (...lines: object[]) => ({ type: 'paragraph', lines });
const plain = (...texts: string[]) => paragraph(...texts.map((text) => line('', text)));
const list = (ordered: boolean, ...items: object[][]) => ({ type: 'list', ordered, items });

describe('reads as blocks', () => {
  test.each<[string, object[]]>([
    ['One.\nTwo.\n\nThree.', [plain('One.', 'Two.'), plain('Three.')]],
    ['## **Bold** head', [{ type: 'heading', depth: 2, line: line('Bold', 'head') }]],
    ['#', []],
    ['- a\n- b', [list(false, [plain('a')], [plain('b')])]],
    ['1. a\n   - b', [list(true, [plain('a'), list(false, [plain('b')])])]],
    ['- a\n-', [list(false, [plain('a')])]],
    ['> *a*', [plain('a')]],
    [
      '| a | b |\n|---|---|\n| c<br>d | **e** f |',
      [
        {
          type: 'table',
          rows: [
            ['a', 'b'],
            ['c\nd', 'e f'],
          ],
        },
      ],
    ],
    ['*a*\n\n---\n\n*b*', [plain('a'), { type: 'rule' }, plain('b')]],
    ['*a*\n---', [plain('a'), { type: 'rule' }]],
    ['&nbsp;', []],
    ['```markdown\n- a\n```', [list(false, [plain('a')])]],
    ['```\na\n```', [plain('a')]],
    ['```text\na\n```', [plain('a')]],
    ['```python\na\n```', []],
    ['~~~~\n```\na\n```\n~~~~', [plain('a')]],
    ['~~~~~\n````\n```\na\n```\n````\n~~~~~', []],
    ['<div>a</div>', [plain('a')]],
    ['*see* www.a.example and https://b.example', [plain('see www.a.example and https://b.example')]],
  ])('%j', (reply, blocks) => expect(readMarkdown(reply)).toEqual(blocks));
});

describe('reads lines', () => {
  const lines = (reply: string) =>
    readMarkdown(reply).flatMap((block) => (block.type === 'paragraph' ? block.lines : []));

  test.each<[string, object[]]>([
    ['**Chatbot**: answers', [line('Chatbot', ': answers')]],
    ['**Chatbot:** answers', [line('Chatbot:', 'answers')]],
    ['1\\. **Chatbot** answers', [line('1. Chatbot', 'answers')]],
    ['🤖 **Chatbot**', [line('🤖 Chatbot', '')]],
    ['The **Chatbot** answers', [line('', 'The Chatbot answers')]],
    ['**Chat** **bot** answers', [line('Chat bot', 'answers')]],
    ['**Chat** *bot* **answers**', [line('Chat', 'bot answers')]],
    ['***Chatbot*** answers', [line('Chatbot', 'answers')]],
    ['**a *b* c** d', [line('a b c', 'd')]],
    ['**a [b](https://c.example) `d`** e', [line('a b d', 'e')]],
    ['**ROI:**150% **Priority:**High', [line('ROI:', '150% Priority:High')]],
    ['**ROI:**150%\nmore', [line('ROI:', '150%'), line('', 'more')]],
    ['a \\*\\*b\\*\\* c', [line('', 'a **b** c')]],
    ['**a<br>b**', [line('a', ''), line('b', '')]],
    ['*a*<br/>b<BR>c<b>d</b>', [line('', 'a'), line('', 'b'), line('', 'cd')]],
    ['*a*\\\nb', [line('', 'a'), line('', 'b')]],
    ['![a picture](x.png) *b*', [line('', 'a picture b')]],
    ['![](x.png) *b*', [line('', 'b')]],
    ['`a\nb` *c*', [line('', 'a b c')]],
    ['*a*\n===\n___\nb', [line('', 'a'), line('', 'b')]],
    ['\\*a `x` **ROI:**150%', [line('', '*a x ROI:150%')]],
    ['*a*\n--\n__\n== b', [line('', 'a'), line('', '== b')]],
    ['**a\nb** c', [line('a', ''), line('b', 'c')]],
  ])('%j', (reply, expected) => expect(lines(reply)).toEqual(expected));
});

test('joins the two parts of a line as they were', () => {
  expect(textOf(line('Chatbot', 'answers'))).toBe('Chatbot answers');
  expect(textOf(line('Chatbot', ': answers'))).toBe('Chatbot: answers');
  expect(textOf(line('', 'answers'))).toBe('answers');
  expect(textOf(line('Chatbot', ''))).toBe('Chatbot');
});

test('reads no more markup than the allowance of a reply, fences included', () => {
  const reply = `${'- *a*\n'.repeat(300)}\n\`\`\`md\n${'- *b*\n'.repeat(300)}\`\`\``;
  const items = (blocks: Blocks): number =>
    blocks.reduce((sum, block) => sum + (block.type === 'list' ? block.items.length : 0), 0);
  expect(items(readMarkdown(reply))).toBeLessThan(90);
});
