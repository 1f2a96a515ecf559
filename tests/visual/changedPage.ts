import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Difference, PictureFolders } from './comparePictures.ts';

/** Splits the name of a screenshot into the id of its story, and its theme or window. */
function partsOf(name: string) {
  const end = name.lastIndexOf('--');
  return { id: name.slice(0, end), look: name.slice(end + 2) };
}

/** Returns the HTML of a screenshot with its headings; empty if the screenshot is gone. */
function pictureOf({ name, kind }: Difference): string {
  if (kind === 'gone') return '';
  const [folder, heads] =
    kind === 'new' ? ['taken', ['After']] : ['differences', ['Before', 'After', 'Difference']];
  const above = heads.map((head) => `<span>${head}</span>`).join('');
  return `<p class="heads">${above}</p><img src="${folder}/${name}.png" alt="${heads.join(', ')}" loading="lazy">`;
}

function sectionOf(difference: Difference): string {
  const { id, look } = partsOf(difference.name);
  const story = `http://localhost:6006/?path=/story/${id}`;
  return `<section id="${difference.name}"><h2>${id}, ${look}</h2>
<p>${difference.kind}: ${difference.text}. <a href="${story}">Its story</a></p>
${pictureOf(difference)}</section>`;
}

/** Returns a page for reviewers: each changed screenshot before, after, and the difference. */
const pageOf = (differences: readonly Difference[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What changed</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
section { border-top: 1px solid; margin-top: 2rem; }
img { max-width: 100%; border: 1px solid; }
.heads { display: flex; margin: 0; }
.heads span { flex: 1; }
</style>
<h1>What changed</h1>
<p>${differences.length} pictures of stories differ from those that were accepted. If every change is meant,
<code>npm test -- stories --update</code> accepts them all. The stories open once <code>npm run storybook</code> runs.</p>
${differences.map(sectionOf).join('\n')}
</html>
`;

/** Writes the page beside the folders of screenshots, because its links are relative. Returns its path. */
export function writeChangedPage(differences: readonly Difference[], folders: PictureFolders): string {
  const file = path.join(path.dirname(folders.taken), 'changed.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pageOf(differences));
  return file;
}
