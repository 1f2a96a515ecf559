/** Entry points of the package, each with its name in an import and its source text. */
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
  // `Markdown` is not in these files, because it is an entry point of its own.
  .concat({ from: 'consultancy-design-system/Markdown', source: 'Markdown' });

/** Returns the import statements for these components. Names that the package does not export are left out. */
export const importsOf = (names: readonly string[]): string =>
  entries
    .map(({ from, source }) => ({
      from,
      found: names.filter((name) => new RegExp(`\\b${name}\\b`).test(source)),
    }))
    .filter(({ found }) => found.length > 0)
    .map(({ from, found }) => `import { ${found.join(', ')} } from '${from}';`)
    .join('\n');

/** Matches an empty event handler in the code of a story. */
const emptyHandler = /\bon([A-Z]\w*)=\{(?:\(\) => \{\s*\}|function \w*\(\)\s*\{\s*\})\}/g;

/** Returns the code of a story as another team would write it: with imports and with named handlers. */
export function writeUsage(code: string): string {
  // Storybook calls this twice: when it reads a story, and when it shows the code.
  if (code.startsWith('import {')) return code;
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const imports = importsOf([...new Set(tags)].sort());
  const named = code.replace(emptyHandler, 'on$1={handle$1}');
  return imports ? `${imports}\n\n${named}` : named;
}
