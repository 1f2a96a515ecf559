import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { gatewayPlugin } from './build/gatewayPlugin.ts';
import { postsPlugin } from './build/postsPlugin.ts';
import { reportingRelease } from './build/reportingRelease.ts';
import { searchPlugin } from './build/searchPlugin.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** React changes rarely and is half of the script, so it gets its own long-cached chunk. */
const reactPackages = /\/node_modules\/(react|react-dom|scheduler)\//;

const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.css') ? 'static/css/[name].[hash][extname]' : 'static/media/[name].[hash][extname]';

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: fromHere('.'),
  publicDir: false as const,
  plugins: [postsPlugin(), searchPlugin(), gatewayPlugin(), react(), vanillaExtractPlugin()],
  // Vite would find these only while a page renders, and would then reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'minisearch'] },
  resolve: {
    alias: {
      // The browser entry of this package sets innerHTML, which the security policy blocks. The entry for Node does
      // not.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __REPORTING_RELEASE__: JSON.stringify(
      reportingRelease(loadEnv(mode, fromHere('..'), ['ERROR_REPORTS', 'RELEASE'])),
    ),
  },
  build: isSsrBuild
    ? {
        target: 'node20',
        rolldownOptions: {
          input: {
            prerender: fromHere('./app/prerender.tsx'),
            node: fromHere('../services/gateway/node.ts'),
            leads: fromHere('../services/gateway/leadsCommand.ts'),
          },
          // A prerendered page must name the files that the client build writes.
          output: { assetFileNames },
        },
      }
    : {
        manifest: true,
        assetsInlineLimit: 0,
        // The prerender lists the scripts of each page itself, to load them after the first paint.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'html' ? [] : dependencies,
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: reactPackages, priority: 2 },
                { name: 'start', tags: ['$initial'], priority: 1 },
              ],
            },
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].js',
            assetFileNames,
          },
        },
      },
}));
