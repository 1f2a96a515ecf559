import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { leanRouter } from './leanRouterPlugin.ts';

const folder = path.join('node_modules', 'react-router/dist/production');
const code = readdirSync(folder)
  .filter((file) => /^chunk-.+\.mjs$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .find((text) => text.includes('function useLinkClickHandler'));

test('leanRouter lets the bundler drop the components that the installed router wraps and names', () => {
  const lean = leanRouter(code ?? '');
  expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/m);
  expect(lean).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/m);
  expect(lean).toMatch(/^var Form = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/m);
  expect(lean).not.toMatch(/^(Link|NavLink|Form)\.displayName/m);
});

test('leanRouter refuses a router that is written in another way', () => {
  expect(() => leanRouter('export const Link = forwardRef(link);')).toThrow(/written in another way/);
});
