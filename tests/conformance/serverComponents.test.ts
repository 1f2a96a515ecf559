import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

const files = filesIn(
  ['design-system'],
  /^design-system\/((components|graphics|labels|patterns)\/.*\.tsx?|useHydrated\.ts)$/,
  /\.(css|stories|guide|test|examples)\./,
);

/** Returns the faults of a module in a framework with server components. */
function faultsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const marked = code.startsWith("'use client';");
  const needsBrowser = /\b(use[A-Z]\w*|use|createContext)(<[^()]*>)?\(|\bon[A-Z]\w*=\{/.test(code);
  if (marked !== needsBrowser)
    return [marked ? "says 'use client' without need" : "has hooks or handlers without 'use client'"];
  // On a server, the exports of such a module are references. A component can be rendered from its reference, but a value is lost.
  const names = Array.from(
    code.matchAll(/^export (?:function|const|class) (\w+)/gm),
    ([, name = '']) => name,
  );
  return marked
    ? names.filter((name) => !/^([A-Z]|use[A-Z])/.test(name)).map((name) => `exports the value ${name}`)
    : [];
}

test("what uses hooks, context or handlers says 'use client', and nothing else does", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => faultsOf(readFileSync(file, 'utf8')).map((it) => `${file} ${it}`))).toEqual(
    [],
  );
});
