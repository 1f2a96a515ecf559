// Builds the package that other teams install, into a folder, by default `dist/library`. In the folder `design-system`,
// where `npm publish` runs, the build writes only `dist` and LICENSE. `--report-to` also writes every exported name and
// prop into a file. `--report` writes them into `api.txt`, and the list of components into the README.
// Usage: npm run library [-- <folder>] [--report | --report-to <file>]
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { themes } from '../theme/contrastPairs.ts';
import { toDesignTokens } from '../theme/export/toDesignTokens.ts';
import { buildModules } from './buildModules.ts';
import { writeComponentList } from './componentList.ts';
import { modules, sourceFolder } from './modules.ts';
import { writeTypes } from './writeTypes.ts';

const { values, positionals } = parseArgs({
  options: { report: { type: 'boolean' }, 'report-to': { type: 'string' } },
  allowPositionals: true,
});
/** Folder of the package. Its modules are in `dist`. */
const packageFolder = path.resolve(positionals[0] ?? path.join(sourceFolder, '../dist/library'));
const dist = path.join(packageFolder, 'dist');
const reportFile = values.report ? path.join(sourceFolder, 'library/api.txt') : values['report-to'];

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
const writeJson = (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`);

const { stylesheets, stylesheetsOf, packages } = await buildModules(dist);
const packageJson = JSON.parse(readFileSync(path.join(sourceFolder, 'package.json'), 'utf8'));
const { dependencies, peerDependencies } = packageJson;
const undeclared = packages.filter((name) => !(name in dependencies) && !(name in peerDependencies));
if (undeclared.length > 0)
  throw new Error(`design-system/package.json does not name ${undeclared.join(', ')}.`);

// Stylesheets: one for the themes, one for each component, one for all, and one for the typeface.
const joinStylesheets = (names: Iterable<string>) =>
  [...new Set(names)].map((name) => stylesheets.get(name) ?? '').join('');
const isFonts = (name: string) => name.includes('/fonts.css');
const themeStylesheets = stylesheetsOf('theme/themes.css').filter((name) => !isFonts(name));
const parts = modules.map(({ name, file }) => ({ name, stylesheets: stylesheetsOf(file) }));
// The stylesheets of the single modules are deleted, because the files below contain their styles.
for (const name of stylesheets.keys()) if (name.endsWith('.css')) rmSync(path.join(dist, name));
rmSync(path.join(dist, 'theme/themes.css.js'));
write('themes.css', joinStylesheets(themeStylesheets));
const componentStylesheets = parts
  .flatMap((part) => part.stylesheets)
  .filter((name) => !themeStylesheets.includes(name));
write('styles.css', joinStylesheets([...themeStylesheets, ...componentStylesheets]));
const isLayers = (name: string) => name.includes('/layers.css');
// In a page with other styles, the themes apply to an element with the class `ds` instead of `:root`, `html` and
// `body`.
const scopedTheme = joinStylesheets(themeStylesheets.filter((name) => !isLayers(name))).replaceAll(
  /:root\b|(?<=[{}])(html|body)(?=\{)/g,
  ':scope',
);
write(
  'embedded.css',
  `${joinStylesheets(themeStylesheets.filter(isLayers))}@scope (.ds){${scopedTheme}@layer ds.reset{:scope{min-height:0}}}\n${joinStylesheets(componentStylesheets)}`,
);
for (const part of parts)
  if (part.stylesheets.length > 0) write(`css/${part.name}.css`, joinStylesheets(part.stylesheets));
write(
  'fonts.css',
  joinStylesheets(stylesheetsOf('theme/themes.css').filter(isFonts)).replace(
    /url\(["']?[^)"']*?([^/)"']+\.woff2)["']?\)/g,
    'url(./assets/$1)',
  ),
);
for (const [name, tokens] of Object.entries(themes))
  writeJson(`tokens/${name}.tokens.json`, toDesignTokens(tokens));

/** All exported names and props, as text. */
const types = writeTypes(dist);
if (reportFile) {
  const isChanged = !existsSync(reportFile) || readFileSync(reportFile, 'utf8') !== types;
  writeFileSync(reportFile, types);
  if (values.report) writeComponentList(path.join(sourceFolder, 'README.md'));
  process.stdout.write(
    isChanged
      ? `Recorded the changed names and props in ${path.relative('.', reportFile)}. Describe them for other teams: npx changeset\n`
      : `No exported name or prop differs from ${path.relative('.', reportFile)}.\n`,
  );
}
write('css.d.ts', 'export {};\n');

// One module for each component, under the component's name.
for (const { name, file } of modules)
  for (const type of ['js', 'd.ts']) write(`modules/${name}.${type}`, `export * from '../${file}.js';\n`);

copyFileSync(path.join(sourceFolder, '..', 'LICENSE'), path.join(packageFolder, 'LICENSE'));
if (packageFolder !== sourceFolder) {
  // The manifest has no build scripts, because the published package does not need them.
  const { scripts: _, ...manifest } = packageJson;
  writeFileSync(path.join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md'])
    copyFileSync(path.join(sourceFolder, file), path.join(packageFolder, file));
}
process.stdout.write(
  `Wrote ${modules.length} modules with their types, styles and tokens into ${path.relative('.', dist)}.\n`,
);
