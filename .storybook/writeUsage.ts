/** Sources of the package's entry points, by their names in an import. */
const entries = Object.entries(
  import.meta.glob<string>('/design-system/{index,patterns}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .map(([file, source]) => ({
    from: file.endsWith('/patterns.ts') ? 'consultancy-design-system/patterns' : 'consultancy-design-system',
    source,
  }))
  .concat({ from: 'consultancy-design-system/Markdown', source: 'Markdown' });

/** Lines that import these parts of the package; names of other components are left out. */
export const importOf = (names: readonly string[]): string =>
  entries
    .map(({ from, source }) => ({
      from,
      found: names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)),
    }))
    .filter(({ found }) => found.length > 0)
    .map(({ from, found }) => `import { ${found.join(', ')} } from '${from}';`)
    .join('\n');

/** A handler in a story: an empty function, or the name of one. */
const handler = /\bon([A-Z]\w*)=\{(?:\(\) => \{\s*\}|function \w*\(\)\s*\{\s*\})\}/g;

/** Code of a story as another team would write it: with its import and with named handlers. */
export function writeUsage(code: string): string {
  // Storybook asks twice: when it reads a story, and when it shows the code.
  if (code.startsWith('import {')) return code;
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const imports = importOf([...new Set(tags)].sort());
  const named = code.replace(handler, 'on$1={handle$1}');
  return imports ? `${imports}\n\n${named}` : named;
}
