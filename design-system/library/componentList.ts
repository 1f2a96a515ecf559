import { readFileSync, writeFileSync } from 'node:fs';

import { type Module, modules } from './modules.ts';

/** The first sentence of the comment of the component that a module is named after. */
function purposeOf({ name, text }: Module): string | undefined {
  const at = Math.max(text.indexOf(`\nexport function ${name}`), text.indexOf(`\nexport const ${name}`));
  const comment = text.slice(text.lastIndexOf('/**', at) + 3, text.lastIndexOf('*/', at));
  return /^.*?\.(?= |$)/.exec(comment.replace(/\s+\*?\s*/g, ' ').trim())?.[0];
}

const titles = {
  components: 'Components',
  patterns: 'Patterns, made of them',
  graphics: 'Graphics',
} as const;

/** Every component with its purpose. */
const componentList = () =>
  Object.entries(titles)
    .map(([layer, title]) => {
      const rows = modules
        .filter(({ file, name }) => file.startsWith(`${layer}/`) && /^[A-Z]/.test(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map((module) => `| \`${module.name}\` | ${purposeOf(module)} |`);
      return `| ${title} | |\n| --- | --- |\n${rows.join('\n')}`;
    })
    .join('\n\n');

const between = /(?<=<!-- components -->\n)[\s\S]*(?=<!-- end of components -->)/;

/** Writes the list of components into a README, between its two comments. */
export function writeComponentList(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(between, () => `\n${componentList()}\n\n`),
  );
}
