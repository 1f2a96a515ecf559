import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';
import { circles, type Edge, folderEdges } from './circles.ts';
import { broken, type Import, isStorybookOrTest } from './rules.ts';

const layers = ['design-system', 'services', 'site', '.storybook', 'tests'];
const imports = importsIn(layers);
const edges = imports.flatMap(edgeOf);

test('imports cross layers only as the rules allow', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(broken(imports)).toEqual([]);
});

test('no files import each other in a circle, not even for a type', () => {
  expect(edges.length).toBeGreaterThan(1000);
  expect(circles(edges)).toEqual([]);
});

test('no folders of a layer import each other in a circle', () => {
  const product = edges.filter(([from]) => !isStorybookOrTest(from));
  expect(folderEdges(product).length).toBeGreaterThan(100);
  expect(circles(folderEdges(product))).toEqual([]);
});

function importsIn(folders: readonly string[]): Import[] {
  return filesIn(folders, /\.(tsx?|mdx)$/).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
      ([, specifier = '']) => ({ from, specifier }),
    ),
  );
}

/** An import of one of our files, as an edge between the two paths. */
function edgeOf({ from, specifier }: Import): Edge[] {
  const [request = ''] = specifier.split('?');
  // A specifier quoted in a test may not resolve.
  if (request.startsWith('.') && !existsSync(path.join(path.dirname(from), request))) return [];
  if (!/^[.#]/.test(request)) return [];
  // `imports` of the root package hold in the whole repository.
  const base = request.startsWith('#') ? 'package.json' : from;
  const file = createRequire(path.resolve(base)).resolve(request);
  return [[from, path.relative('.', file).split(path.sep).join('/')]];
}
