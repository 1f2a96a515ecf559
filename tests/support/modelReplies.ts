/** A habit of language models, a reply with that habit, and the HTML that it must become (see `outline`). */
export type ModelReply = readonly [habit: string, reply: string, expected: string];

/**
 * Returns the HTML of a rendered reply in a short form: `<p>One<br>two</p>`. Elements that only carry styles are
 * removed, and so are all attributes except `href`, and the note on new tabs.
 */
export const outline = (html: string): string =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/<span[^>]*>\s*\(opens in new tab\)<\/span>/g, '')
    .replace(/<\/?(?:div|section|span)\b[^>]*>/g, '')
    .replace(/ (?!href=)[\w-]+="[^"]*"/g, '')
    .replaceAll('/>', '>')
    .replace(/(?<=>)\n|\n(?=<)/g, '');

/** Habits from public reports on chat clients and Markdown renderers. The replies were written for these tests. */
export const modelReplies: readonly ModelReply[] = [
  ['a formula for an arrow', 'Orders $\\rightarrow$ invoices', '<p>Orders → invoices</p>'],
  [
    'an arrow without dollars',
    'Sales \\rightarrow CRM, not C:\\times\\to',
    '<p>Sales → CRM, not C:\\times\\to</p>',
  ],
  ['inline formulas in round brackets', 'Rows \\(x^2\\) and \\(n\\)', '<p>Rows x² and n</p>'],
  [
    'a displayed formula in square brackets',
    '\\[\n\\text{ROI} = \\frac{\\text{hours saved} \\times 12}{\\text{cost}}\n\\]',
    '<p>ROI = (hours saved × 12)/cost</p>',
  ],
  [
    'a displayed formula in dollars',
    '$$\\begin{aligned} a &= 1 \\\\ b &= 2 \\end{aligned}$$',
    '<p>a = 1<br>b = 2</p>',
  ],
  ['a short formula in dollars', 'Let $x$ be $n_1$.', '<p>Let x be n₁.</p>'],
  ['two prices in dollars', 'Between $200 and $300, or $5.', '<p>Between $200 and $300, or $5.</p>'],
  ['two prices and an arrow', 'From $10,000 $\\rightarrow$ $8,000', '<p>From $10,000 → $8,000</p>'],
  ['classes of prices', 'From $$ to $$$', '<p>From $$ to $$$</p>'],
  ['escaped prices', '\\$200 and 5\\%', '<p>$200 and 5%</p>'],
  ['formulas in code', 'Use `$x$` and `\\(y\\)`', '<p>Use <code>$x$</code> and <code>\\(y\\)</code></p>'],
  ['a fraction without delimiters', '\\frac{1}{2} of it', '<p>1/2 of it</p>'],
  [
    'a line break in a cell',
    '| a | b |\n|---|---|\n| one<br>two | x<br/>y |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>one<br>two</td><td>x<br>y</td></tr></tbody></table>',
  ],
  ['indices as HTML', 'H<sub>2</sub>O in m<sup>2</sup>', '<p>H₂O in m²</p>'],
  [
    'other HTML',
    '<details>\n<summary>More</summary>\n**bold**\n</details>',
    '<p>&lt;details&gt;<br>&lt;summary&gt;More&lt;/summary&gt;<br><strong>bold</strong><br>&lt;/details&gt;</p>',
  ],
  ['a comment', 'a <!-- hidden --> b', '<p>a &lt;!-- hidden --&gt; b</p>'],
  ['character references', 'a&nbsp;b &amp; R&D; 5 &lt; 6', '<p>a\u00a0b &amp; R&amp;D; 5 &lt; 6</p>'],
  [
    'bold beside a letter',
    '**Τιμή:**200 και **Ώρες:**12',
    '<p><strong>Τιμή:</strong>200 και <strong>Ώρες:</strong>12</p>',
  ],
  ['bold beside a currency', '**Τιμή:**€200', '<p><strong>Τιμή:</strong>€200</p>'],
  [
    'bold before Chinese',
    '**重点：**后 and **bold：**text',
    '<p><strong>重点：</strong>后 and <strong>bold：</strong>text</p>',
  ],
  ['bold quotes within Chinese', '见**“重点”**后', '<p>见<strong>“重点”</strong>后</p>'],
  ['bold with a space at its end', '**Price: **€200', '<p><strong>Price: </strong>€200</p>'],
  ['bold across code', '**see `code`:**next', '<p><strong>see <code>code</code>:</strong>next</p>'],
  ['stars of a sum', '2 ** 3 ** 4 and 2 * 3', '<p>2 ** 3 ** 4 and 2 * 3</p>'],
  ['escaped stars', '\\*\\*not bold\\*\\*', '<p>**not bold**</p>'],
  ['other bullets', '• one\n• two', '<ul><li>one</li><li>two</li></ul>'],
  ['bullets without a space', '●one\n●two', '<ul><li>one</li><li>two</li></ul>'],
  ['dashes as bullets', '– one\n— two', '<ul><li>one</li><li>two</li></ul>'],
  ['numbers with a bracket', '1) one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  ['circled numbers', '① one\n② two', '<p>① one<br>② two</p>'],
  [
    'numbers without a space',
    '1.One\n2.Two\n\n1.5 hours',
    '<ol><li>One</li><li>Two</li></ol><p>1.5 hours</p>',
  ],
  [
    'a sub-list indented by two',
    '1. One\n  - sub\n  - sub two\n2. Two',
    '<ol><li>One<ul><li>sub</li><li>sub two</li></ul></li><li>Two</li></ol>',
  ],
  [
    'a sub-list indented by three',
    '10. Ten\n   - sub\n11. Eleven',
    '<ol><li>Ten<ul><li>sub</li></ul></li><li>Eleven</li></ol>',
  ],
  [
    'three levels',
    '1. a\n  - b\n    - c\n2. d',
    '<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>',
  ],
  ['a list that is indented far', '- a\n        - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  [
    'a list below a sentence',
    'Our services:\n- one\n- two',
    '<p>Our services:</p><ul><li>one</li><li>two</li></ul>',
  ],
  ['a bullet that is still arriving', 'Intro\n-', '<p>Intro<br>-</p>'],
  ['a task list', '- [ ] x\n- [x] y', '<ul><li>☐ x</li><li>☑ y</li></ul>'],
  ['a heading without a space', '##Title\ntext', '<h3>Title</h3><p>text</p>'],
  ['a number sign', '#1 choice', '<p>#1 choice</p>'],
  ['a rule below a sentence', 'The end.\n---\nNext', '<p>The end.</p><hr><p>Next</p>'],
  ['an underlined heading', 'Title\n====\ntext', '<p>Title</p><p>text</p>'],
  ['a rule of long dashes', 'a\n\n⸻\n\nb', '<p>a</p><hr><p>b</p>'],
  [
    'a table below a sentence, and text below it',
    'Text:\n| a | b |\n|---|---|\n| 1 | 2 |\nThat is all.',
    '<p>Text:</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>That is all.</p>',
  ],
  [
    'a table with blank lines',
    '| a | b |\n\n|---|---|\n\n| 1 | 2 |\n\n| 3 | 4 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
  ],
  [
    'two tables',
    '| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><table><thead><tr><th>b</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
  ],
  ['a part in a fence', 'Here:\n```md\n**x**\n```\nDone', '<p>Here:</p><p><strong>x</strong></p><p>Done</p>'],
  [
    'code in a reply in a fence',
    '```markdown\n# Plan\n```js\ncode**x**\n```\n- one\n```',
    '<h3>Plan</h3><pre><code>code**x**</code></pre><ul><li>one</li></ul>',
  ],
  [
    'code without a language',
    '```\na **b** &amp; $x$\n• c\n```',
    '<pre><code>a **b** &amp;amp; $x$\n• c</code></pre>',
  ],
  [
    'JSON',
    '{"answer": "We open at 9.",\n "next": "Call"}',
    '<p>{"answer": "We open at 9.",<br>"next": "Call"}</p>',
  ],
  ['marked words', '==mark== this, a == b', '<p><strong>mark</strong> this, a == b</p>'],
  ['marks of sources', 'Fact【1†source】. Two【4:0†a.pdf】.', '<p>Fact. Two.</p>'],
  [
    'marks of sources of Gemini',
    '[cite_start]One. [cite: 1, 2]\n[cite_start]Two [cite: 3].',
    '<p>One.<br>Two.</p>',
  ],
  [
    'marks of sources of GPT',
    'Fact :contentReference[oaicite:0]{index=0}. More citeturn0search5turn0search15.',
    '<p>Fact. More.</p>',
  ],
  ['a short code of an emoji', ':rocket: and 🚀', '<p>:rocket: and 🚀</p>'],
  ['a domain alone', 'Visit example.com now', '<p>Visit example.com now</p>'],
  [
    'an address in brackets',
    '(https://example.com/a).',
    '<p>(<a href="https://example.com/a">https://example.com/a</a>).</p>',
  ],
  [
    'an address in angle brackets',
    'Look: <https://example.com>.',
    '<p>Look: <a href="https://example.com/">https://example.com</a>.</p>',
  ],
  [
    'an address in quotes',
    '«https://example.com» ή “https://example.com/b”',
    '<p>«<a href="https://example.com/">https://example.com</a>» ή “<a href="https://example.com/b">https://example.com/b</a>”</p>',
  ],
  [
    'an address before a Chinese stop',
    '见https://example.com。谢谢',
    '<p>见<a href="https://example.com/">https://example.com</a>。谢谢</p>',
  ],
  [
    'an address in bold',
    '**https://example.com**',
    '<p><strong><a href="https://example.com/">https://example.com</a></strong></p>',
  ],
  [
    'a link with a title',
    '[a](https://example.com "Title")',
    '<p><a href="https://example.com/">a (example.com)</a></p>',
  ],
  [
    'a link with a space',
    '[a] (https://example.com/x) and [b] (no link)',
    '<p><a href="https://example.com/x">a (example.com)</a> and [b] (no link)</p>',
  ],
  ['a link without a slash', '[a](contact)', '<p><a href="/contact">a</a></p>'],
  [
    'a mail address',
    'Write to info@example.com.',
    '<p>Write to <a href="mailto:info@example.com">info@example.com</a>.</p>',
  ],
  ['a soft hyphen', 'so\u00adft', '<p>so\u00adft</p>'],
  ['marks without width', '\u200b# Title\n\n\ufeff- one', '<h3>Title</h3><ul><li>one</li></ul>'],
  ['no-break spaces', '##\u00a0Title\n\n-\u00a0one', '<h3>Title</h3><ul><li>one</li></ul>'],
  ['an indented text', '    indented text\n\n\ttab', '<p>indented text</p><p>tab</p>'],
  ["spaces at a line's end", 'a  \nb', '<p>a<br>b</p>'],
  ['single line ends', 'Idalion\nNicosia\n\n\n\n\nCyprus', '<p>Idalion<br>Nicosia</p><p>Cyprus</p>'],
  ['line ends of Windows', 'a\r\n\r\n- b\r\n- c', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
  ['a separator of lines', 'a\u2028b', '<p>a<br>b</p>'],
  ['a list of definitions', 'Term\n: Definition', '<p>Term<br>: Definition</p>'],
  ['escaped underscores', 'snake\\_case a_b_c', '<p>snake_case a_b_c</p>'],
  ['underscores as marks', '__bold__ and _it_', '<p><strong>bold</strong> and <em>it</em></p>'],
  ['about and struck', '~~no~~ ~€200', '<p><del>no</del> ~€200</p>'],
  ['a quote with a name', '> quote\n> — Maria', '<blockquote><p>quote<br>— Maria</p></blockquote>'],
  ['text from right to left', 'مرحبا **2026** Idalion', '<p>مرحبا <strong>2026</strong> Idalion</p>'],
  ['a phone number', '+357 22 123456', '<p><a href="tel:+35722123456">+357 22 123456</a></p>'],
];

/** Habits that change a whole reply, so each needs its own reply. */
export const wholeReplies: readonly ModelReply[] = [
  [
    'bold that is still arriving',
    'First.\n\nThen **half of',
    '<p>First.</p><p>Then <strong>half of</strong></p>',
  ],
  ['a reply in a fence', '```markdown\n# Plan\n\n- one\n```', '<h3>Plan</h3><ul><li>one</li></ul>'],
  ['a fence that is still arriving', '```js\nlet a = 1;', '<pre><code>let a = 1;</code></pre>'],
  ['written line ends', 'One\\nTwo\\n- a', '<p>One<br>Two</p><ul><li>a</li></ul>'],
  ['a path', 'C:\\new and `a\\nB`', '<p>C:\\new and <code>a\\nB</code></p>'],
  [
    'a footnote',
    'Note[^1]\n\n[^1]: Small',
    '<p>Note[1]</p><h3>Footnotes</h3><ol><li><p>Small [↩]</p></li></ol>',
  ],
  [
    'a list of sources',
    'Fact [1].\n\n[1]: https://example.com/a',
    '<p>Fact <a href="https://example.com/a">[1] (example.com)</a>.</p>',
  ],
];

/** Comment between two parts of a long reply. It is shown as text. */
const separator = '<!-- next -->';
/** Number of replies in a long reply. */
const partsPerReply = 16;

/** The replies above, joined into a few long ones. */
export const longReplies: readonly (readonly [reply: string, expected: readonly string[]])[] = [
  ...Array.from({ length: Math.ceil(modelReplies.length / partsPerReply) }, (_, index) =>
    modelReplies.slice(index * partsPerReply, (index + 1) * partsPerReply),
  ),
  ...wholeReplies.map((each) => [each]),
].map((part) => [
  part.map(([, reply]) => reply).join(`\n\n${separator}\n\n`),
  part.map(([, , expected]) => expected),
]);

/** Returns the outline of each part, from the HTML of a rendered long reply. */
export const partsOf = (html: string): readonly string[] =>
  outline(html).split(`<p>${separator.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`);
