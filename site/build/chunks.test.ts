import { expect, test } from 'vitest';

import { type Manifest, scriptsOf, stylesOf } from './chunks.ts';

const manifest: Manifest = {
  'index.html': { file: 'start.js', css: ['start.css'] },
  page: {
    file: 'page.js',
    imports: ['index.html', 'section', 'button'],
    css: ['page.css'],
  },
  section: { file: 'section.js', imports: ['button', 'page'], css: ['section.css', 'shared.css'] },
  button: { file: 'button.js', css: ['shared.css', 'button.css'] },
};

test('scriptsOf puts each chunk after those it imports, once, even when they import each other', () => {
  expect(scriptsOf(manifest, ['page', 'button'])).toEqual(['start.js', 'button.js', 'section.js', 'page.js']);
});

test('stylesOf puts the sheet of a chunk after the sheets of those it imports', () => {
  expect(stylesOf(manifest, ['page'])).toEqual(
    'start.css shared.css button.css section.css page.css'.split(' '),
  );
});

test('scriptsOf names a chunk that the manifest lacks', () => {
  expect(() => scriptsOf(manifest, ['lost'])).toThrow('The manifest of the build has no chunk lost.');
});
