// Makes the package that another team installs: dist/library, ready for `npm publish`.
// Usage: npm run library [-- <folder> [<file for the report of every exported name and prop>]]
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

import { themes } from '../theme/contrastPairs.ts';
import { toDesignTokens } from '../theme/export/toDesignTokens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = path.join(root, 'design-system');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/library'));
const own: { version: string; license: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const peers = ['react', 'react-dom'];

/** The modules that `index.ts` lists, but for those of types alone, by the name each can be imported with: `Button`. */
const modules = new Map(
  Array.from(
    readFileSync(path.join(source, 'index.ts'), 'utf8').matchAll(/^export \{.+ from '\.\/(.+)\.tsx?'/gm),
    ([, file = '']) => [path.basename(file), file] as const,
  ),
);
modules.set('Markdown', 'components/Markdown/Markdown');
const entries = [
  'index.ts',
  'components/Markdown/Markdown.tsx',
  'theme/themes.css.ts',
  'theme/contract.css.ts',
  'theme/tokens/index.ts',
];

const isOurs = (id: string) => id.startsWith('.') || path.isAbsolute(id) || id.startsWith('\0');
const packageOf = (id: string) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

const result = await build({
  configFile: false,
  root: source,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: entries.map((file) => path.join(source, file)),
      // Some hundred bytes of runtime, whose package would ask for its compiler.
      external: (id) => !isOurs(id) && packageOf(id) !== '@vanilla-extract/recipes',
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: ({ name }) => `${name.replace(/.*node_modules/, 'vendor')}.js`,
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});
const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
const chunks = new Map(
  output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk').map((it) => [it.fileName, it]),
);
const sheets = new Map(
  output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** The style sheets of a module and of all it imports, weakest first. */
function* sheetsOf(file: string, seen = new Set<string>()): Generator<string> {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return;
  seen.add(file);
  for (const each of chunk.imports) yield* sheetsOf(each, seen);
  yield* chunk.viteMetadata?.importedCss ?? [];
}
const join = (names: Iterable<string>) => [...new Set(names)].map((name) => sheets.get(name) ?? '').join('');
const isFonts = (name: string) => name.includes('/fonts.css');
const themeSheets = [...sheetsOf('theme/themes.css.js')];

// Styles: everything, the themes alone, each component alone, and the typeface for who has no other.
const parts = [...modules].map(([name, file]) => ({ name, file, sheets: [...sheetsOf(`${file}.js`)] }));
const theme = themeSheets.filter((name) => !isFonts(name));
write('themes.css', join(theme));
write('styles.css', join([...theme, ...parts.flatMap((part) => part.sheets)]));
write(
  'fonts.css',
  join(themeSheets.filter(isFonts)).replace(
    /url\(["']?[^)"']*?([^/)"']+\.woff2)["']?\)/g,
    'url(./assets/$1)',
  ),
);
for (const part of parts) if (part.sheets.length > 0) write(`css/${part.name}.css`, join(part.sheets));
for (const name of sheets.keys()) if (name.endsWith('.css')) rmSync(path.join(folder, name));
rmSync(path.join(folder, 'theme/themes.css.js'));

for (const [name, tokens] of Object.entries(themes))
  write(`tokens/${name}.tokens.json`, `${JSON.stringify(toDesignTokens(tokens), null, 2)}\n`);

// Types: only what the public modules lead to.
execFileSync('node_modules/.bin/tsc', ['-p', 'design-system/library/tsconfig.json', '--outDir', folder], {
  cwd: root,
  stdio: 'inherit',
});
const withoutComments = (types: string) =>
  types.replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '').replace(/^\s*\n/gm, '');
const needed = new Set<string>();
const publicTypes = ['index', ...modules.values(), 'theme/contract.css', 'theme/tokens/index'];
const queue = publicTypes.map((file) => path.join(folder, `${file}.d.ts`));
for (const file of queue) {
  if (needed.has(file)) continue;
  needed.add(file);
  const text = readFileSync(file, 'utf8').replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1');
  for (const [, other = ''] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g))
    queue.push(path.join(path.dirname(file), `${other}.d.ts`));
  writeFileSync(file, text);
}
const report = process.argv[3];
if (report)
  writeFileSync(
    report,
    [...needed]
      .sort()
      .map((file) => `// ${path.relative(folder, file)}\n${withoutComments(readFileSync(file, 'utf8'))}`)
      .join('\n'),
  );
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (file.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
}

const imported = new Set(
  [...chunks.values()].flatMap(({ imports }) => imports.filter((id) => !chunks.has(id)).map(packageOf)),
);
const module = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
write(
  'package.json',
  `${JSON.stringify(
    {
      name: 'consultancy-design-system',
      description: 'The accessible React components, themes and tokens of the consultancy website.',
      version: own.version,
      license: own.license,
      type: 'module',
      sideEffects: ['**/*.css'],
      exports: {
        '.': module('index'),
        ...Object.fromEntries([...modules].map(([name, file]) => [`./${name}`, module(file)])),
        './vars': module('theme/contract.css'),
        './tokens': module('theme/tokens/index'),
        './tokens/*.json': './tokens/*.json',
        './styles.css': './styles.css',
        './themes.css': './themes.css',
        './fonts.css': './fonts.css',
        './css/*.css': './css/*.css',
        './package.json': './package.json',
      },
      peerDependencies: Object.fromEntries(peers.map((name) => [name, '^19.0.0'])),
      dependencies: Object.fromEntries(
        [...imported]
          .filter((name) => !peers.includes(name))
          .sort()
          .map((name) => [name, `^${own.dependencies[name]}`]),
      ),
    },
    null,
    2,
  )}\n`,
);
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
if (existsSync(path.join(root, 'CHANGELOG.md')))
  copyFileSync(path.join(root, 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
copyFileSync(path.join(source, 'library/README.md'), path.join(folder, 'README.md'));
process.stdout.write(`Wrote ${modules.size} modules with their types, styles and tokens into ${folder}.\n`);
