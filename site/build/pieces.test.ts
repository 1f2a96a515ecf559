import { expect, test } from 'vitest';

import { type Manifest, piecesOfPage, stylesOf, withImports } from './pieces.ts';

const manifest: Manifest = {
  page: { file: 'page.js', imports: ['section', 'button'], css: ['page.css'] },
  section: { file: 'section.js', imports: ['button', 'page'], css: ['section.css', 'shared.css'] },
  button: { file: 'button.js', css: ['shared.css', 'button.css'] },
};

test('puts each piece after those it imports, once, even when they import each other', () => {
  expect([...withImports(manifest, ['page', 'button']).keys()]).toEqual(['button', 'section', 'page']);
});

test('puts the sheet of what is imported before the sheet of what imports it', () => {
  expect(stylesOf(manifest, ['page'])).toEqual(['shared.css', 'button.css', 'section.css', 'page.css']);
});

test('names the piece that is not there', () => {
  expect(() => withImports(manifest, ['lost'])).toThrow('The manifest of the build has no piece lost.');
});

test('a post waits for its text', () => {
  expect(piecesOfPage('/about', 'AboutPage')).toEqual(['pages/AboutPage/AboutPage.tsx']);
  expect(piecesOfPage('/blog/a-post', 'PostPage')).toContain('content/posts/a-post.md');
});
