import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { gatewayPlugin } from './build/gatewayPlugin.ts';
import { leanRouterPlugin } from './build/leanRouterPlugin.ts';
import { postsPlugin } from './build/postsPlugin.ts';
import { reportingRelease } from './build/reportingRelease.ts';
import { searchPlugin } from './build/searchPlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** React changes rarely and is half of the script, so it gets its own long-cached chunk. */
const framework = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Controls of forms, and their validation. */
const controls =
  /\/(services\/(leads|errors|generation\/TextGenerator)|shared\/download|features\/(forms\/|leads\/|search\/)|audit\/validateAuditForm|components\/((Alert)?Dialog|CheckboxGroup|ErrorState|ErrorSummary|Field|Fieldset|FilterChips|SearchBox|SelectField|TextArea|TextField)\/|patterns\/SuggestionChips\/)/;
/** Facts that several pages show, with the sections that show them. */
const texts = /\/sections\/(Case(Summary|Figures)|Faqs)\/|\/knowledge\/(caseStudies\/briefs|faqs)/;
/** One process before and after, and the drawing of it. */
const process = /\/(components\/BeforeAfter|sections\/ProcessDemo)\//;
/** Facts that only the pages about the company show, with their sections. */
const company = /\/(sections\/KeyFigures\/|components\/Timeline\/|knowledge\/company\.)/;
/** Facts and prices of services. Home shows one process of one of them and loads no more. */
const services =
  /\/(knowledge\/services\/(?!processAutomation)|sections\/(Price|ServiceFacts|ServiceSections\/Pair))/;
/** Long texts with their contents beside them. */
const contents = /\/sections\/(TableOfContents|LegalArticle)\//;
const tables = /\/components\/(ScrollFrame|Table)\//;
/** Parts of most pages; the Thread is Home's alone, reports are the audit's, and few pages have something to copy. */
const parts =
  /\/(design-system(?!\/(graphics\/(Thread|geometry)|components\/(CopyButton|ScrollFrame)|patterns\/EffortMeter)\/|\/labels\/englishReport)|site\/(app|layout|routing|state|shared|drawings\/(?!Nicosia)|sections\/(?!Case(Count|Payback)|Legal|LinkList|Price|TableOfContents|ServiceFacts|ServiceSections|Technologies|ProcessDemo)|content\/(categories|formatDay|navigation)|features\/calls\/BookCall\.content)|services\/knowledge\/(formatEuros|dayRate|hourCost))/;

const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.css') ? 'static/css/[name].[hash][extname]' : 'static/media/[name].[hash][extname]';

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: at('.'),
  publicDir: false as const,
  plugins: [
    postsPlugin(),
    searchPlugin(),
    gatewayPlugin(),
    leanRouterPlugin(),
    react(),
    vanillaExtractPlugin(),
  ],
  // Found only while a page renders; discovering it late would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'minisearch'] },
  resolve: {
    alias: [
      // The package's browser entry sets innerHTML, which the security policy refuses; this is the entry for Node.
      {
        find: 'decode-named-character-reference',
        replacement: fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
      // The router has a build without warnings, but no export condition that leads to it.
      ...(mode === 'production' && !isSsrBuild
        ? [
            {
              find: /^react-router$/,
              replacement: at('../node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __REPORTING_RELEASE__: JSON.stringify(
      reportingRelease(loadEnv(mode, at('..'), ['ERROR_REPORTS', 'RELEASE'])),
    ),
  },
  build: isSsrBuild
    ? {
        target: 'node20',
        rolldownOptions: {
          input: {
            prerender: at('./app/prerender.tsx'),
            node: at('../services/gateway/node.ts'),
            leads: at('../services/gateway/leadsCommand.ts'),
          },
          // A prerendered page names the files that the client's build writes.
          output: { assetFileNames },
        },
      }
    : {
        target: 'es2022',
        // A kilobyte of brotli less than the built-in one, which the script budget needs.
        minify: mode === 'production' && 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          // Browsers compile what stands in brackets while the script arrives, and React is one such function.
          format: { wrap_func_args: true },
        },
        manifest: true,
        assetsInlineLimit: 0,
        // Preload links are checked against the wrong directive in some browsers under a strict policy.
        modulePreload: false,
        rolldownOptions: {
          // Radix names its functions by calls of this; they would keep parts in the build that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            // Few chunks: many small ones compress worse, and each is a request.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: framework, priority: 4 },
                { name: 'start', tags: ['$initial'], priority: 3 },
                { name: 'controls', test: controls, minShareCount: 2, priority: 2 },
                { name: 'texts', test: texts, minShareCount: 2, priority: 2 },
                { name: 'process', test: process, minShareCount: 2, priority: 2 },
                { name: 'company', test: company, minShareCount: 2, priority: 2 },
                { name: 'services', test: services, minShareCount: 2, priority: 2 },
                { name: 'contents', test: contents, minShareCount: 2, priority: 2 },
                { name: 'tables', test: tables, minShareCount: 2, priority: 2 },
                { name: 'parts', test: parts, minShareCount: 2, priority: 1 },
              ],
            },
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].js',
            assetFileNames,
          },
        },
      },
}));
