// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Markdown } from './Markdown.tsx';

afterEach(cleanup);
const draw = (markdown: string) => render(<Markdown>{markdown}</Markdown>).container;

describe('Markdown', () => {
  it('renders plain formatting', () => {
    const page = draw('**Bold** and *soft*\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(page.querySelector('strong')?.textContent).toBe('Bold');
    expect(page.querySelectorAll('li')).toHaveLength(2);
    expect(page.querySelector('th')?.getAttribute('scope')).toBe('col');
  });

  it('shows HTML as text', () => {
    const page = draw('<img src=x onerror=alert(1)>\n\nHi <b>there</b> <script>alert(1)</script>');
    expect(page.querySelector('img, b, script')).toBeNull();
    expect(page.textContent).toContain('<b>there</b>');
    expect(page.textContent).toContain('onerror=alert(1)');
  });

  it('gives the largest headings of a text level 3, so that the outline of the page stays correct', () => {
    const page = draw('# One\n\n## Two\n\n#### Four');
    expect([...page.querySelectorAll('h1,h2,h3,h4')].map((each) => each.tagName)).toEqual(['H3', 'H3', 'H4']);
  });

  it('shows the real destination of an external link, and opens it in a new tab', () => {
    const link = draw('[your bank](https://evil.example/login)').querySelector('a');
    expect(link?.textContent).toBe('your bank (evil.example) (opens in new tab)');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link?.target).toBe('_blank');
  });

  it('does not repeat a destination that the text of the link already names', () => {
    expect(draw('https://www.gov.cy').querySelector('a')?.textContent).toBe(
      'https://www.gov.cy (opens in new tab)',
    );
  });

  it.each([
    ['Call +357 22 000 000.', 'tel:+35722000000'],
    ['Call **+357 (22) 000-000** today', 'tel:+35722000000'],
    ['Ring **112** now', 'tel:112'],
    ['the office, **8000 1234**', 'tel:80001234'],
    ['| Phone |\n|---|\n| +44 20 7946 0000 |', 'tel:+442079460000'],
  ])('turns the number in %j into a telephone link', (text, href) => {
    expect(draw(text).querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it('turns a short number in bold into a telephone link only if it is named', () => {
    const { getAllByRole } = render(<Markdown shortNumbers={['999']}>**999**, **112** or 999</Markdown>);
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:999']);
  });

  it.each([
    ...['112 projects', '**10 000 000**', '**2018**', '+30 %', '+1, +2, +3', '2018-2026'],
    ...['€22 000 000', '`+357 22 000 000`'],
  ])('makes no telephone link in %j', (text) => {
    expect(draw(text).querySelector('a')).toBeNull();
  });

  it('renders links inside the site with the given component', () => {
    const page = render(
      <Markdown link={({ href, children }) => <a href={`/en${href}`}>{children}</a>}>
        [Talk](/contact)
      </Markdown>,
    );
    expect(page.getByRole('link', { name: 'Talk' }).getAttribute('href')).toBe('/en/contact');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'tel:+35722111222', 'https://a@b.example', ''])(
    'shows only the words of a link to "%s"',
    (href) => {
      const page = draw(`[words](<${href}>)`);
      expect(page.querySelector('a')).toBeNull();
      expect(page.textContent).toBe('words');
    },
  );

  it('loads no image from another site', () => {
    const page = draw(
      '![chart](https://spy.example/p.gif?q=1) ![](//spy.example/p.gif) ![x](data:image/gif;base64,R0)',
    );
    expect(page.querySelector('img')).toBeNull();
    expect([...page.querySelectorAll('a')].map((each) => each.textContent)).toEqual([
      'Image: chart (spy.example) (opens in new tab)',
      'Image: no description (spy.example) (opens in new tab)',
    ]);
  });

  it('loads an image of this site lazily', () => {
    const image = draw('![Our office](/images/office.svg)').querySelector('img');
    expect(image?.getAttribute('src')).toBe('/images/office.svg');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('puts no link inside a link', () => {
    expect(draw('[![logo](https://a.example/l.png)](https://b.example)').querySelectorAll('a')).toHaveLength(
      1,
    );
  });

  it('passes no attribute of a text to the page', () => {
    const html = renderToStaticMarkup(
      <Markdown>{'Note[^1]\n\n| a |\n|:-:|\n| b |\n\n- [x] done\n\n[^1]: Small print'}</Markdown>,
    );
    expect(html).not.toMatch(/ (style|id|on\w+)=/);
    expect(html).toContain('☑');
  });

  it('keeps the first number of a list', () => {
    expect(draw('3. three\n4. four').querySelector('ol')?.getAttribute('start')).toBe('3');
  });

  it.each([
    ['more than 64 kB', 'word '.repeat(14_000)],
    ['very deep quotes', `${'>'.repeat(10_000)} deep`],
    [
      'very deep lists',
      Array.from({ length: 3_000 }, (_, depth) => `${'  '.repeat(depth)}- x`)
        .join('\n')
        .slice(0, 60_000),
    ],
    ['thousands of open brackets', '['.repeat(50_000)],
    ['thousands of stars', '*a **b '.repeat(8_000)],
    ['a table without end', '|a|b|\n|-|-|\n'.concat('|1|2|\n'.repeat(5_000))],
  ])('shows %s as plain text', (_name, markdown) => {
    const page = draw(markdown);
    expect(page.querySelectorAll('p')).toHaveLength(1);
    expect(page.textContent).toBe(markdown);
  });

  it('shows plain text if the parser throws', async () => {
    vi.resetModules();
    vi.doMock('react-markdown', () => ({
      default: () => {
        throw new RangeError('Maximum call stack size exceeded');
      },
    }));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = await import('./Markdown.tsx');
    expect(render(<broken.Markdown>**still here**</broken.Markdown>).container.textContent).toBe(
      '**still here**',
    );
    expect(warn).toHaveBeenCalledOnce();
    vi.doUnmock('react-markdown');
    vi.resetModules();
  });
});
