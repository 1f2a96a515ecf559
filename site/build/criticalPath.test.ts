import { expect, test } from 'vitest';

import {
  chunkTable,
  deferHydration,
  importMap,
  inlineStyles,
  integrityOf,
  listScripts,
} from './criticalPath.ts';

const template =
  '<head><link rel="icon" href="/i.svg"><script type="module" crossorigin src="/static/js/index.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/static/css/index.css"></head><body><div>A page</div></body>';

test('deferHydration removes what blocks the first paint, and imports the script after it', () => {
  const page = deferHydration(template);
  expect(page.template).toBe(
    '<head><link rel="icon" href="/i.svg"></head><body><div>A page</div><!--scripts--></body>',
  );
  expect(page.script).toContain('import("/static/js/index.js")');
});

test('deferHydration refuses a template that starts no script', () => {
  expect(() => deferHydration('<body></body>')).toThrow('starts no script');
});

test('listScripts names scripts without having browsers load them', () => {
  expect(listScripts(['a.js', 'b.js'])).toBe(
    '<link rel="preload" as="script" crossorigin media="not all" href="/a.js">' +
      '<link rel="preload" as="script" crossorigin media="not all" href="/b.js">',
  );
});

test('importMap gives each script the hash that browsers compute', () => {
  const hash = integrityOf('');
  expect(hash).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  expect(importMap({ '/a.js': hash })).toBe(
    `<script type="importmap">{"integrity":{"/a.js":"${hash}"}}</script>`,
  );
});

test('chunkTable cannot end its element', () => {
  const table = chunkTable({ '</script>': ['a.js'] });
  expect(table.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(table.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({ '</script>': ['a.js'] });
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
