/** A reply with a habit of language models, and the HTML that it must become (see `outline`). */
type ModelReply = readonly [reply: string, expected: string];

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
  ['Orders $\\rightarrow$ invoices', '<p>Orders → invoices</p>'],
  ['Sales \\rightarrow CRM, not C:\\times\\to', '<p>Sales → CRM, not C:\\times\\to</p>'],
  ['Rows \\(x^2\\) and \\(n\\)', '<p>Rows x² and n</p>'],
  [
    '\\[\n\\text{ROI} = \\frac{\\text{hours saved} \\times 12}{\\text{cost}}\n\\]',
    '<p>ROI = (hours saved × 12)/cost</p>',
  ],
  ['$$\\begin{aligned} a &= 1 \\\\ b &= 2 \\end{aligned}$$', '<p>a = 1<br>b = 2</p>'],
  ['Let $x$ be $n_1$.', '<p>Let x be n₁.</p>'],
  ['Between $200 and $300, or $5.', '<p>Between $200 and $300, or $5.</p>'],
  ['From $10,000 $\\rightarrow$ $8,000', '<p>From $10,000 → $8,000</p>'],
  ['From $$ to $$$', '<p>From $$ to $$$</p>'],
  ['\\$200 and 5\\%', '<p>$200 and 5%</p>'],
  ['Use `$x$` and `\\(y\\)`', '<p>Use <code>$x$</code> and <code>\\(y\\)</code></p>'],
  ['\\frac{1}{2} of it', '<p>1/2 of it</p>'],
  [
    '| a | b |\n|---|---|\n| one<br>two | x<br/>y |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>one<br>two</td><td>x<br>y</td></tr></tbody></table>',
  ],
  ['H<sub>2</sub>O in m<sup>2</sup>', '<p>H₂O in m²</p>'],
  [
    '<details>\n<summary>More</summary>\n**bold**\n</details>',
    '<p>&lt;details&gt;<br>&lt;summary&gt;More&lt;/summary&gt;<br><strong>bold</strong><br>&lt;/details&gt;</p>',
  ],
  ['a <!-- hidden --> b', '<p>a &lt;!-- hidden --&gt; b</p>'],
  ['a&nbsp;b &amp; R&D; 5 &lt; 6', '<p>a\u00a0b &amp; R&amp;D; 5 &lt; 6</p>'],
  ['**Τιμή:**200 και **Ώρες:**12', '<p><strong>Τιμή:</strong>200 και <strong>Ώρες:</strong>12</p>'],
  ['**Τιμή:**€200', '<p><strong>Τιμή:</strong>€200</p>'],
  ['**重点：**后 and **bold：**text', '<p><strong>重点：</strong>后 and <strong>bold：</strong>text</p>'],
  ['见**“重点”**后', '<p>见<strong>“重点”</strong>后</p>'],
  ['**Price: **€200', '<p><strong>Price: </strong>€200</p>'],
  ['**see `code`:**next', '<p><strong>see <code>code</code>:</strong>next</p>'],
  ['2 ** 3 ** 4 and 2 * 3', '<p>2 ** 3 ** 4 and 2 * 3</p>'],
  ['\\*\\*not bold\\*\\*', '<p>**not bold**</p>'],
  ['• one\n• two', '<ul><li>one</li><li>two</li></ul>'],
  ['●one\n●two', '<ul><li>one</li><li>two</li></ul>'],
  ['– one\n— two', '<ul><li>one</li><li>two</li></ul>'],
  ['1) one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  ['① one\n② two', '<p>① one<br>② two</p>'],
  ['1.One\n2.Two\n\n1.5 hours', '<ol><li>One</li><li>Two</li></ol><p>1.5 hours</p>'],
  [
    '1. One\n  - sub\n  - sub two\n2. Two',
    '<ol><li>One<ul><li>sub</li><li>sub two</li></ul></li><li>Two</li></ol>',
  ],
  ['10. Ten\n   - sub\n11. Eleven', '<ol><li>Ten<ul><li>sub</li></ul></li><li>Eleven</li></ol>'],
  ['1. a\n  - b\n    - c\n2. d', '<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>'],
  ['- a\n        - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['Our services:\n- one\n- two', '<p>Our services:</p><ul><li>one</li><li>two</li></ul>'],
  ['Intro\n-', '<p>Intro<br>-</p>'],
  ['- [ ] x\n- [x] y', '<ul><li>☐ x</li><li>☑ y</li></ul>'],
  ['##Title\ntext', '<h3>Title</h3><p>text</p>'],
  ['#1 choice', '<p>#1 choice</p>'],
  ['The end.\n---\nNext', '<p>The end.</p><hr><p>Next</p>'],
  ['Title\n====\ntext', '<p>Title</p><p>text</p>'],
  ['a\n\n⸻\n\nb', '<p>a</p><hr><p>b</p>'],
  [
    'Text:\n| a | b |\n|---|---|\n| 1 | 2 |\nThat is all.',
    '<p>Text:</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>That is all.</p>',
  ],
  [
    '| a | b |\n\n|---|---|\n\n| 1 | 2 |\n\n| 3 | 4 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
  ],
  [
    '| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><table><thead><tr><th>b</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
  ],
  ['Here:\n```md\n**x**\n```\nDone', '<p>Here:</p><p><strong>x</strong></p><p>Done</p>'],
  [
    '```markdown\n# Plan\n```js\ncode**x**\n```\n- one\n```',
    '<h3>Plan</h3><pre><code>code**x**</code></pre><ul><li>one</li></ul>',
  ],
  ['```\na **b** &amp; $x$\n• c\n```', '<pre><code>a **b** &amp;amp; $x$\n• c</code></pre>'],
  ['{"answer": "We open at 9.",\n "next": "Call"}', '<p>{"answer": "We open at 9.",<br>"next": "Call"}</p>'],
  ['==mark== this, a == b', '<p><strong>mark</strong> this, a == b</p>'],
  ['Fact【1†source】. Two【4:0†a.pdf】.', '<p>Fact. Two.</p>'],
  ['[cite_start]One. [cite: 1, 2]\n[cite_start]Two [cite: 3].', '<p>One.<br>Two.</p>'],
  ['Fact :contentReference[oaicite:0]{index=0}. More citeturn0search5turn0search15.', '<p>Fact. More.</p>'],
  [':rocket: and 🚀', '<p>:rocket: and 🚀</p>'],
  ['Visit example.com now', '<p>Visit example.com now</p>'],
  ['(https://example.com/a).', '<p>(<a href="https://example.com/a">https://example.com/a</a>).</p>'],
  ['Look: <https://example.com>.', '<p>Look: <a href="https://example.com/">https://example.com</a>.</p>'],
  [
    '«https://example.com» ή “https://example.com/b”',
    '<p>«<a href="https://example.com/">https://example.com</a>» ή “<a href="https://example.com/b">https://example.com/b</a>”</p>',
  ],
  ['见https://example.com。谢谢', '<p>见<a href="https://example.com/">https://example.com</a>。谢谢</p>'],
  [
    '**https://example.com**',
    '<p><strong><a href="https://example.com/">https://example.com</a></strong></p>',
  ],
  ['[a](https://example.com "Title")', '<p><a href="https://example.com/">a (example.com)</a></p>'],
  [
    '[a] (https://example.com/x) and [b] (no link)',
    '<p><a href="https://example.com/x">a (example.com)</a> and [b] (no link)</p>',
  ],
  ['[a](contact)', '<p><a href="/contact">a</a></p>'],
  ['Write to info@example.com.', '<p>Write to <a href="mailto:info@example.com">info@example.com</a>.</p>'],
  ['so\u00adft', '<p>so\u00adft</p>'],
  ['\u200b# Title\n\n\ufeff- one', '<h3>Title</h3><ul><li>one</li></ul>'],
  ['##\u00a0Title\n\n-\u00a0one', '<h3>Title</h3><ul><li>one</li></ul>'],
  ['    indented text\n\n\ttab', '<p>indented text</p><p>tab</p>'],
  ['a  \nb', '<p>a<br>b</p>'],
  ['Idalion\nNicosia\n\n\n\n\nCyprus', '<p>Idalion<br>Nicosia</p><p>Cyprus</p>'],
  ['a\r\n\r\n- b\r\n- c', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
  ['a\u2028b', '<p>a<br>b</p>'],
  ['Term\n: Definition', '<p>Term<br>: Definition</p>'],
  ['snake\\_case a_b_c', '<p>snake_case a_b_c</p>'],
  ['__bold__ and _it_', '<p><strong>bold</strong> and <em>it</em></p>'],
  ['~~no~~ ~€200', '<p><del>no</del> ~€200</p>'],
  ['> quote\n> — Maria', '<blockquote><p>quote<br>— Maria</p></blockquote>'],
  ['مرحبا **2026** Idalion', '<p>مرحبا <strong>2026</strong> Idalion</p>'],
  ['+357 22 123456', '<p><a href="tel:+35722123456">+357 22 123456</a></p>'],
  ['First.\n\nThen **half of', '<p>First.</p><p>Then <strong>half of</strong></p>'],
  ['```markdown\n# Plan\n\n- one\n```', '<h3>Plan</h3><ul><li>one</li></ul>'],
  ['```js\nlet a = 1;', '<pre><code>let a = 1;</code></pre>'],
  ['One\\nTwo\\n- a', '<p>One<br>Two</p><ul><li>a</li></ul>'],
  ['C:\\new and `a\\nB`', '<p>C:\\new and <code>a\\nB</code></p>'],
  ['Note[^1]\n\n[^1]: Small', '<p>Note[1]</p><h3>Footnotes</h3><ol><li><p>Small [↩]</p></li></ol>'],
  [
    'Fact [1].\n\n[1]: https://example.com/a',
    '<p>Fact <a href="https://example.com/a">[1] (example.com)</a>.</p>',
  ],
];
