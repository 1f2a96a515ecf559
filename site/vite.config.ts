import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { excerptsPlugin } from './build/excerptsPlugin.ts';
import { gatewayPlugin } from './build/gatewayPlugin.ts';
import { postsPlugin } from './build/postsPlugin.ts';
import { searchPlugin } from './build/searchPlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: at('.'),
  publicDir: false as const,
  plugins: [
    postsPlugin(),
    excerptsPlugin(),
    searchPlugin(),
    gatewayPlugin(),
    react(),
    vanillaExtractPlugin(),
  ],
  // Found only while a page renders; discovering it late would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'minisearch'] },
  resolve: {
    // The router has a build without warnings, but no export condition that leads to it.
    alias:
      mode === 'production' && !isSsrBuild
        ? [
            {
              find: /^react-router$/,
              replacement: at('../node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : [],
  },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: isSsrBuild
    ? {
        target: 'node20',
        rolldownOptions: {
          input: { prerender: at('./app/prerender.tsx'), node: at('../services/gateway/node.ts') },
        },
      }
    : {
        target: 'es2022',
        // A kilobyte of brotli less than the built-in one, which the script budget needs.
        minify: mode === 'production' && 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        manifest: true,
        // One stylesheet: the cascade is the same whichever page a visit starts on.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // Preload links are checked against the wrong directive in some browsers under a strict policy.
        modulePreload: false,
        rolldownOptions: {
          // Radix names its functions by calls of this; they would keep parts in the build that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            // What every page starts with in one piece: in many small ones it compresses worse.
            codeSplitting: {
              groups: [{ name: 'start', tags: ['$initial'], includeDependenciesRecursively: false }],
            },
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'static/css/[name].[hash][extname]'
                : 'static/media/[name].[hash][extname]',
          },
        },
      },
}));
