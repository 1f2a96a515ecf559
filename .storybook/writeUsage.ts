/** Source of the design system's public entry point. */
const publicList = Object.values(
  import.meta.glob<string>('/design-system/{index,patterns}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join();
const isPublic = (name: string) => new RegExp(`\\b${name}\\b`).test(publicList);
/** A handler in a story: an empty function, or the name of one. */
const handler = /\bon([A-Z]\w*)=\{(?:\(\) => \{\s*\}|function \w*\(\)\s*\{\s*\})\}/g;

/** Code of a story as another team would write it: with its import and with named handlers. */
export function writeUsage(code: string): string {
  // Storybook asks twice: when it reads a story, and when it shows the code.
  if (code.startsWith('import {')) return code;
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const names = [...new Set(tags)].filter(isPublic).sort();
  const named = code.replace(handler, 'on$1={handle$1}');
  return names.length > 0
    ? `import { ${names.join(', ')} } from 'consultancy-design-system';\n\n${named}`
    : named;
}
