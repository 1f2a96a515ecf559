import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

const folder = '.storybook/handbook';
const pages = filesIn([folder, '.storybook/states'], /\.mdx$/);
const { scripts, imports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Returns Storybook's address of a page with this title. */
const docsOf = (title: string) =>
  `?path=/docs/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}--docs`;
const addresses = pages.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Meta title="([^"]+)"/g)].map(([, title = '']) => docsOf(title)),
);

/** Returns the files, commands and pages that a text names but that do not exist. */
function untruths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const paths = quoted.filter((each) =>
    /^(design-system|services|site|tests|\.storybook)\/[\w./-]+$/.test(each),
  );
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const links = [...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, link = '']) => link);
  return [
    ...paths.filter((path) => !existsSync(path)),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...links.filter((link) => !addresses.includes(link)),
  ];
}

describe('the handbook', () => {
  it.each([...pages, 'README.md'])('names only files, commands and exports that exist: %s', (file) => {
    expect(untruths(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('names every entry point in package.json imports', () => {
    const text = readFileSync(`${folder}/WhereDoesItGo.mdx`, 'utf8');
    const entryPoints = Object.keys(imports).map((entryPoint) => `\`${entryPoint.replace('*', '…')}\``);
    expect(entryPoints.filter((entryPoint) => !text.includes(entryPoint))).toEqual([]);
  });

  it.each(pages.filter((file) => file.includes('/decisions/')))(
    'gives each decision a date, a status and the rejected options: %s',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(/^\*Accepted on \d{1,2} \w+ \d{4}\.\*$/m);
      expect(text).toContain('**Options that lost.**');
    },
  );
});
