import { expect, test } from 'vitest';

import { limits, onDemand, problems } from './budgets.ts';
import { type Build, weighPage } from './pageWeight.ts';

const latin = '@font-face{src:url(/latin.woff2)format("woff2");unicode-range:U+??,U+2000-206F}';
const greek = '@font-face{src:url(/greek.woff2)format("woff2");unicode-range:U+370-3FF}';

/** A build of one page. If the text of a file is a number, it is the size of the file in bytes. */
function fakeBuild(files: Readonly<Record<string, string>> = {}, imports: readonly string[] = []): Build {
  const page =
    '<head><link rel="stylesheet" href="/site.css"><link rel="preload" href="/latin.woff2"><script src="/entry.js"></script></head><body>A page</body>';
  const all: Readonly<Record<string, string>> = { 'index.html': page, 'site.css': latin + greek, ...files };
  const read = (file: string) => all[file] ?? '';
  return {
    manifest: {
      ...Object.fromEntries(Object.keys(onDemand).map((source) => [source, { file: `${source}.js` }])),
      'index.html': { file: 'entry.js', imports: ['shared'] },
      shared: { file: 'shared.js' },
      page: { file: 'page.js', imports: ['shared', ...imports] },
    },
    read,
    bytes: (file) => Number(read(file)) || 1,
  };
}

const weightOf = (build: Build) => weighPage(build, '/', ['page']);
const problemsOf = (build: Build) => problems(build, [weightOf(build)]);

test('weighPage follows the entry and the page to every chunk they need, each once', () => {
  const { scripts, styles, fonts, otherFonts, sizes } = weightOf(fakeBuild({ 'shared.js': '20' }));
  expect(scripts).toEqual(['entry.js', 'shared.js', 'page.js']);
  expect({ styles, fonts, otherFonts }).toEqual({
    styles: ['site.css'],
    fonts: ['latin.woff2'],
    otherFonts: [],
  });
  expect(sizes).toEqual({ html: 1, script: 22, style: 1, font: 1 });
});

test('the budgets let a page pass that is exactly at its limits', () => {
  expect(problemsOf(fakeBuild({ 'page.js': `${limits.script - 2}` }))).toEqual([]);
});

test('the budgets refuse too much script', () => {
  expect(problemsOf(fakeBuild({ 'page.js': '300000' }))).toEqual([
    expect.stringContaining(`/ loads 300.0 kB of script, the limit is ${limits.script / 1000}`),
  ]);
});

test('the budgets refuse a second font file for Latin text', () => {
  expect(problemsOf(fakeBuild({ 'site.css': latin + latin.replace('latin', 'bold') }))).toEqual([
    expect.stringContaining('/ loads 2 font files, the limit is 1.'),
  ]);
});

test('weighPage counts the font of another alphabet where it is used, and the budgets allow it', () => {
  const build = fakeBuild({ 'index.html': '<link href="/site.css"><title>Ω</title><body>Λευκωσία</body>' });
  expect(weightOf(build)).toMatchObject({ fonts: [], otherFonts: ['greek.woff2'] });
  expect(problemsOf(build)).toEqual([]);
});

test.each(Object.entries(onDemand))('the budgets refuse %s before any interaction', (source, what) => {
  expect(problemsOf(fakeBuild({}, [source]))).toEqual([
    expect.stringContaining(`/ loads ${what} (${source})`),
  ]);
});

test('the budgets refuse an on-demand chunk that was merged into others', () => {
  const build = fakeBuild();
  const manifest = { ...build.manifest, 'features/chat/Chat.tsx': undefined };
  expect(problemsOf({ ...build, manifest })).toEqual([
    expect.stringMatching(/^the chat \(features\/chat\/Chat\.tsx\) is no chunk of its own/),
  ]);
});

test('weighPage counts the style sheet of a chunk that the page has yet to load', () => {
  const build = fakeBuild();
  const manifest = { ...build.manifest, page: { file: 'page.js', css: ['late.css'] } };
  expect(weightOf({ ...build, manifest }).styles).toEqual(['site.css', 'late.css']);
});
