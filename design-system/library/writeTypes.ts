import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { modules, sourceFolder } from './modules.ts';

const withoutComments = (types: string) =>
  types.replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '').replace(/^\s*\n/gm, '');

/**
 * Writes the types of the public modules and of all modules that they import. Returns the types without comments, as a
 * list of every exported name and prop.
 */
export function writeTypes(folder: string): string {
  execFileSync('node_modules/.bin/tsc', ['-p', 'design-system/library/tsconfig.json', '--outDir', folder], {
    cwd: path.join(sourceFolder, '..'),
    stdio: 'inherit',
  });
  const types = new Map<string, string>();
  const collect = (file: string) => {
    if (types.has(file)) return;
    const text = readFileSync(path.join(folder, file), 'utf8').replace(
      /(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g,
      '$1$2.js$1',
    );
    types.set(file, text);
    for (const [, other = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g))
      collect(path.join(path.dirname(file), `${other}.d.ts`));
  };
  for (const file of [
    'index',
    'patterns',
    ...modules.map((module) => module.file),
    'theme/contract.css',
    'theme/tokens/index',
  ])
    collect(`${file}.d.ts`);

  // Keeps only the types that the public modules need.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) rmSync(path.join(folder, file));
  for (const [file, text] of types) writeFileSync(path.join(folder, file), text);
  return [...types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `// ${file}\n${withoutComments(text)}`)
    .join('\n');
}
