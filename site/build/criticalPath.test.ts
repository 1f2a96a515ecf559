import { expect, test } from 'vitest';

import { chunkTable, deferHydration, inlineStyles, preloadScripts } from './criticalPath.ts';

const template =
  '<head><link rel="icon" href="/i.svg"><script type="module" crossorigin src="/static/js/index.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/static/css/index.css"></head><body><div>A page</div></body>';

test('nothing of a page is waited for before it is drawn, and its script begins after', () => {
  const page = deferHydration(template);
  expect(page).toMatch(
    /^<head><link rel="icon" href="\/i\.svg"><\/head><body><div>A page<\/div><!--scripts--><script>/,
  );
  expect(page).not.toMatch(/stylesheet|\ssrc=/);
  expect(page).toContain('import("/static/js/index.js")');
  expect(page).toMatch(/<\/script><\/body>$/);
});

test('a template that starts no script is refused', () => {
  expect(() => deferHydration('<body></body>')).toThrow('starts no script');
});

test('scripts are asked for as the import will ask for them, and give way to what is drawn', () => {
  expect(preloadScripts(['a.js', 'b.js'])).toBe(
    '<link rel="preload" as="script" crossorigin fetchpriority="low" href="/a.js">' +
      '<link rel="preload" as="script" crossorigin fetchpriority="low" href="/b.js">',
  );
});

test('the table of chunks cannot end its element', () => {
  const table = chunkTable({ '</script>': ['a.js'] });
  expect(table.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(table.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({ '</script>': ['a.js'] });
});

test('style sheets stand in the page, in their order, and are known by their addresses', () => {
  const sheets: Readonly<Record<string, string>> = { 'a.css': 'a{}', 'b.css': 'b{}' };
  expect(inlineStyles(['b.css', 'a.css'], (file) => sheets[file] ?? '')).toBe(
    '<style>b{}a{}</style><link rel="stylesheet" type="text/within-page" href="/b.css">' +
      '<link rel="stylesheet" type="text/within-page" href="/a.css">',
  );
});

test('a style sheet that would end its element is refused', () => {
  expect(() => inlineStyles(['a.css'], () => 'a::after{content:"</style>"}')).toThrow('would end');
});
