import { readFileSync, writeFileSync } from 'node:fs';

import { type Module, modules } from './modules.ts';

/**
 * Returns the first sentence of the comment above the component that has the name of the module; `undefined` if there
 * is none.
 */
function purposeOf({ name, text }: Module): string | undefined {
  const start = Math.max(text.indexOf(`\nexport function ${name}`), text.indexOf(`\nexport const ${name}`));
  const comment = text.slice(text.lastIndexOf('/**', start) + 3, text.lastIndexOf('*/', start));
  return /^.*?\.(?= |$)/.exec(comment.replace(/\s+\*?\s*/g, ' ').trim())?.[0];
}

const titles = {
  components: 'Components',
  patterns: 'Patterns, made of components',
  graphics: 'Graphics',
} as const;

/** Returns Markdown tables of all components with their purpose. */
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

/** Matches the text between the two HTML comments. */
const between = /(?<=<!-- components -->\n)[\s\S]*(?=<!-- end of components -->)/;

/** Writes the tables of components into a README, between its two HTML comments. */
export function writeComponentList(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(between, () => `\n${componentList()}\n\n`),
  );
}
