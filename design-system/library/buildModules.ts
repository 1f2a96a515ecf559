import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

import { sourceFolder } from './modules.ts';

const entries = [
  'index.ts',
  'patterns.ts',
  'components/Markdown/Markdown.tsx',
  'theme/themes.css.ts',
  'theme/contract.css.ts',
  'theme/tokens/index.ts',
];
/** Whether an import is a file of this repository or of the build itself, not a package. */
const isLocal = (id: string) => id.startsWith('.') || path.isAbsolute(id) || id.startsWith('\0');
const packageOf = (id: string) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** Modules and stylesheets of a build. */
export interface ModuleBuild {
  /**
   * Returns the names of the stylesheets of a module and of all modules that it imports, in cascade order: a later one
   * overrides an earlier one.
   */
  readonly stylesheetsOf: (module: string) => readonly string[];
  /** Text of each stylesheet, by name. */
  readonly stylesheets: ReadonlyMap<string, string>;
  /** Packages that the modules import. */
  readonly packages: readonly string[];
}

/**
 * Settings of a build that writes one file for each module, so that an app loads only the modules that it imports, and
 * each file keeps its `'use client'`.
 */
const buildSettings = (folder: string): InlineConfig => ({
  configFile: false,
  root: sourceFolder,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // `process.env.NODE_ENV` stays in the code. The bundler of an app replaces it, so that the development build of the
  // app warns about faults.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
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
      checks: { bundlerTimings: false },
      input: entries.map((file) => path.join(sourceFolder, file)),
      // The runtime of `recipes` is inlined, because it has only a few hundred bytes, and its package would install a
      // compiler too.
      external: (id) => !isLocal(id) && packageOf(id) !== '@vanilla-extract/recipes',
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: sourceFolder,
        entryFileNames: ({ name }) => `${name.replace(/.*node_modules/, 'vendor')}.js`,
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});

/** Writes the modules into a folder, and returns their stylesheets and the packages that they import. */
export async function buildModules(folder: string): Promise<ModuleBuild> {
  // With another value, JSX would be compiled into functions that only the development build of React has.
  process.env.NODE_ENV = 'production';
  const result = await build(buildSettings(folder));
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = new Map(
    output
      .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const stylesheetsOf = (file: string, seen = new Set<string>()): string[] => {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) return [];
    seen.add(file);
    const inherited = chunk.imports.flatMap((each) => stylesheetsOf(each, seen));
    return [...inherited, ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  const imported = [...chunks.values()].flatMap(({ imports }) => imports);
  return {
    stylesheetsOf: (module) => stylesheetsOf(`${module}.js`),
    stylesheets: new Map(
      output.flatMap((file) =>
        file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [],
      ),
    ),
    packages: [...new Set(imported.filter((id) => !chunks.has(id)).map(packageOf))],
  };
}
