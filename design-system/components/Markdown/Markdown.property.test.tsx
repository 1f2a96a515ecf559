import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { external, internal, refused } from '#tests/security/linkCorpus.ts';
import { exceedsLimits } from './limits.ts';
import { classifyLink } from './linkPolicy.ts';
import { Markdown } from './Markdown.tsx';

/** Number of examples. Before a release set `PROPERTY_RUNS=1000000`. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1_000);

const text =
  'p br strong em del ul ol li code pre blockquote h3 h4 h5 h6 a hr table thead tbody tr th td img';
/** Classes of the elements that the component adds: the root, the destination beside a link, the frame of a table. */
const known = new Set(`${text} div span section`.split(' '));
const attributes = new Set(
  'class dir href target rel src alt loading start scope aria-label tabindex'.split(' '),
);

const decoded = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Returns everything in the HTML that is forbidden. React escapes `<` and `"` in texts, so each tag in the HTML is a
 * real tag.
 */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  let open: { readonly host: string; readonly start: number } | undefined;
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)([^>]*)>/gi)) {
    const [, closing, name = '', rest = ''] = tag;
    if (closing) {
      if (name === 'a' && open && !html.slice(open.start, tag.index).includes(open.host)) {
        faults.push(`hidden host ${open.host}`);
      }
      if (name === 'a') open = undefined;
      continue;
    }
    if (!known.has(name)) faults.push(`element ${name}`);
    const values = new Map(
      [...rest.matchAll(/ ([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]),
    );
    for (const key of values.keys()) if (!attributes.has(key)) faults.push(`attribute ${key}`);
    if (name === 'a') {
      if (open) faults.push('link in a link');
      const verdict = classifyLink(values.get('href') ?? '');
      if (verdict.kind === 'text') faults.push(`link to ${values.get('href')}`);
      if (verdict.kind === 'external' && values.get('rel') !== 'noopener noreferrer nofollow')
        faults.push('rel');
      open = { host: verdict.kind === 'external' ? verdict.host : '', start: tag.index + tag[0].length };
    }
    if (name === 'img' && !/^\/(?![/\\])/.test(values.get('src') ?? ''))
      faults.push(`image ${values.get('src')}`);
  }
  return faults;
}

const draw = (markdown: string) => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

const address = fc.constantFrom(
  ...refused,
  ...external.map(([each]) => each),
  ...internal.map(([each]) => each),
  'mailto:a@b.example?subject=x&body=y',
);
const html = fc.constantFrom(
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)><math>'],
  ...['<iframe src="javascript:alert(1)"></iframe>', '<style>*{display:none}</style>'],
  '<form action=https://evil.example><input autofocus onfocus=alert(1)>',
  ...['<details open ontoggle=alert(1)>', '<a href="javascript:alert(1)" style="x">', '<!-- -->'],
  ...['<![CDATA[x]]>', '<base href=//evil.example>', '</div></p>'],
);
const piece: fc.Arbitrary<string> = fc.oneof(
  html,
  fc
    .tuple(fc.constantFrom('words', '**b**', '`c`', '![i](x.png)', ''), address)
    .map(([words, to]) => `[${words}](<${to}>)`),
  address.map((to) => `[plain](${to} "title")`),
  address.map((to) => `![alt](<${to}>)`),
  address.map((to) => `[![inner](${to})](${to})`),
  address.map((to) => `<${to}>`),
  address.map((to) => `[ref]\n\n[ref]: ${to}\n\n`),
  address,
  fc.constantFrom(
    ...['# ', '## ', '> ', '- ', '1. ', '7) ', '- [x] ', '\n', '\n\n'],
    ...['| a | b |\n|:-|-:|\n| c | ', '```js\n', '---\n'],
  ),
  fc.constantFrom(
    ...['*', '**', '_', '~~', '`', '[', ']', '(', ')', '!', '\\', '&colon;', '&#x6A;'],
    ...['www.evil.example', 'a@b.example', '[^1]', '[^1]: note'],
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const document = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('Markdown of hostile text', () => {
  it('renders nothing forbidden, whatever the text', () => {
    fc.assert(
      fc.property(document, (markdown) => {
        expect(faultsOf(draw(markdown))).toEqual([]);
      }),
      { numRuns },
    );
  }, 600_000);

  it('renders nothing forbidden while the text is incomplete', () => {
    const longest = fc.array(piece, { minLength: 4, maxLength: 8 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(longest, (markdown) => {
        for (let end = 0; end < Math.min(markdown.length, 80); end += 1) {
          expect(faultsOf(draw(markdown.slice(0, end)))).toEqual([]);
        }
      }),
      { numRuns: Math.ceil(numRuns / 100) },
    );
  }, 600_000);

  it.each([
    ['64 kB of prose', 'We find the hours your team loses to routine and hand them to software. '],
    ['as many marks as are allowed', '- **one** [two](/three) `four`\n'],
  ])('formats %s', (_name, part) => {
    const long = part.repeat(2_000).slice(0, part.startsWith('-') ? 5_900 : 64 * 1024);
    expect(exceedsLimits(long)).toBe(false);
  });
});
