import { expect, test } from 'vitest';

import { chunkFiles, type Manifest, scriptsOf, stylesOf } from './chunks.ts';

const manifest: Manifest = {
  'index.html': { file: 'start.js', css: ['start.css'] },
  page: {
    file: 'page.js',
    imports: ['index.html', 'section', 'button'],
    css: ['page.css'],
    isDynamicEntry: true,
  },
  section: { file: 'section.js', imports: ['button', 'page'], css: ['section.css', 'shared.css'] },
  button: { file: 'button.js', css: ['shared.css', 'button.css'] },
};

test('puts each chunk after those it imports, once, even when they import each other', () => {
  expect(scriptsOf(manifest, ['page', 'button'])).toEqual(['start.js', 'button.js', 'section.js', 'page.js']);
});

test('puts the sheet of what is imported before the sheet of what imports it', () => {
  expect(stylesOf(manifest, ['page'])).toEqual([
    'start.css',
    'shared.css',
    'button.css',
    'section.css',
    'page.css',
  ]);
});

test('names the chunk that is not there', () => {
  expect(() => scriptsOf(manifest, ['lost'])).toThrow('The manifest of the build has no chunk lost.');
});

test('lists the scripts of what is loaded later, its own first, without what every page has', () => {
  expect(chunkFiles(manifest)).toEqual({
    page: ['page.js', 'section.js', 'button.js'],
  });
});
