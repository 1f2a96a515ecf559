// Makes the package that another team installs: dist/library, ready for `npm publish`.
// Usage: npm run library [-- <folder> [<file for the report of every exported name and prop>]]
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { themes } from '../theme/contrastPairs.ts';
import { toDesignTokens } from '../theme/export/toDesignTokens.ts';
import { buildModules } from './buildModules.ts';
import { componentList } from './componentList.ts';
import { modules, source } from './modules.ts';
import { writeTypes } from './writeTypes.ts';

const root = path.join(source, '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/library'));
const report = process.argv[3];
/** React 19.2 is the first with `useEffectEvent`. */
const peers = ['react', 'react-dom'];

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const writeJson = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`);

const { sheets, sheetsOf, packages } = await buildModules(folder);

// Styles: the themes alone, each component alone, everything, and the typeface.
const join = (names: Iterable<string>) => [...new Set(names)].map((name) => sheets.get(name) ?? '').join('');
const isFonts = (name: string) => name.includes('/fonts.css');
const theme = sheetsOf('theme/themes.css').filter((name) => !isFonts(name));
const parts = modules.map(({ name, file }) => ({ name, sheets: sheetsOf(file) }));
for (const name of sheets.keys()) if (name.endsWith('.css')) rmSync(path.join(folder, name));
rmSync(path.join(folder, 'theme/themes.css.js'));
write('themes.css', join(theme));
write('styles.css', join([...theme, ...parts.flatMap((part) => part.sheets)]));
for (const part of parts) if (part.sheets.length > 0) write(`css/${part.name}.css`, join(part.sheets));
write(
  'fonts.css',
  join(sheetsOf('theme/themes.css').filter(isFonts)).replace(
    /url\(["']?[^)"']*?([^/)"']+\.woff2)["']?\)/g,
    'url(./assets/$1)',
  ),
);
for (const [name, tokens] of Object.entries(themes))
  writeJson(`tokens/${name}.tokens.json`, toDesignTokens(tokens));

const types = writeTypes(folder);
if (report) writeFileSync(report, types);
write('css.d.ts', 'export {};\n');

const own: { version: string; license: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const script = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
// Without types, a strict compiler says of `import '….css'` that there is no such module.
const style = (file: string) => ({ types: './css.d.ts', default: `./${file}.css` });
writeJson('package.json', {
  name: 'consultancy-design-system',
  description: 'The accessible React components, themes and tokens of the consultancy website.',
  version: own.version,
  license: own.license,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    '.': script('index'),
    ...Object.fromEntries(modules.map(({ name, file }) => [`./${name}`, script(file)])),
    './vars': script('theme/contract.css'),
    './tokens': script('theme/tokens/index'),
    './tokens/*.json': './tokens/*.json',
    './styles.css': style('styles'),
    './themes.css': style('themes'),
    './fonts.css': style('fonts'),
    './css/*.css': style('css/*'),
    './package.json': './package.json',
  },
  peerDependencies: Object.fromEntries(peers.map((name) => [name, '^19.2.0'])),
  dependencies: Object.fromEntries(
    packages
      .filter((name) => !peers.includes(name))
      .sort()
      .map((name) => [name, `^${own.dependencies[name]}`]),
  ),
});

write(
  'README.md',
  readFileSync(path.join(source, 'library/README.md'), 'utf8').replace(
    '<!-- components -->',
    componentList(),
  ),
);
for (const file of ['LICENSE', 'CHANGELOG.md'])
  if (existsSync(path.join(root, file))) copyFileSync(path.join(root, file), path.join(folder, file));
process.stdout.write(`Wrote ${modules.length} modules with their types, styles and tokens into ${folder}.\n`);
