import { expect, test } from 'vitest';

import { deferHydration, importMap, inlineStyles, integrityOf, startScripts } from './criticalPath.ts';

const template =
  '<head><link rel="icon" href="/i.svg"><script type="module" crossorigin src="/static/js/index.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/static/css/index.css"></head><body><div>A page</div></body>';

test('deferHydration removes what blocks the first paint, and marks the place of the scripts', () => {
  expect(deferHydration(template)).toBe(
    '<head><link rel="icon" href="/i.svg"></head><body><div>A page</div><!--scripts--></body>',
  );
});

test('deferHydration refuses a template that starts no script', () => {
  expect(() => deferHydration('<body></body>')).toThrow('starts no script');
});

test('startScripts imports each script of a page', () => {
  expect(startScripts(['a.js', 'b.js'])).toContain('["/a.js","/b.js"]');
});

test('importMap gives each script the hash that browsers compute', () => {
  const hash = integrityOf('');
  expect(hash).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  expect(importMap({ '/a.js': hash })).toBe(
    `<script type="importmap">{"integrity":{"/a.js":"${hash}"}}</script>`,
  );
});

test('inlineStyles puts style sheets into the page in order, each with a link that browsers do not load', () => {
  const sheets: Readonly<Record<string, string>> = { 'a.css': 'a{}', 'b.css': 'b{}' };
  expect(inlineStyles(['b.css', 'a.css'], (file) => sheets[file] ?? '')).toBe(
    '<style>b{}a{}</style><link rel="stylesheet" type="text/inlined" href="/b.css">' +
      '<link rel="stylesheet" type="text/inlined" href="/a.css">',
  );
});

test('inlineStyles refuses a style sheet that would end its element', () => {
  expect(() => inlineStyles(['a.css'], () => 'a::after{content:"</style>"}')).toThrow('would end');
});
