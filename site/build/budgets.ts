// Measures the files of a first visit to each page, before any interaction. Fails if a page is over its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { type Build, type PageWeight, weighPage } from './pageWeight.ts';

/**
 * Limits for a first visit. `script`: bytes of script, compressed with brotli. `font`: number of font files for Latin
 * text.
 */
export const limits = { script: 150_000, font: 1 } as const;

/** Chunks that a first visit must not load. The keys are their names in the manifest. */
export const onDemand = {
  'features/chat/Chat.tsx': 'the chat',
  '../services/assistant/createAssistant.ts': 'the assistant',
  '../services/generation/GeminiGenerator.ts': 'the Gemini client',
  '../services/knowledge/knowledge.ts': 'what the assistant knows',
  'content/postsToSearch.ts': 'the posts as the assistant searches them',
  '../design-system/components/Markdown/Markdown.tsx': 'the markdown renderer',
  '../services/audit/createAuditService.ts': 'the writing of audits',
  'features/audit/ReportScreen.tsx': 'the report of an audit',
  'features/search/SearchDialog.tsx': 'the search dialog',
  '../services/search/createSiteSearch.ts': 'the search library',
} as const;

/** Returns a sentence for each violation, with the remedy. Empty if there are none. */
export function problems({ manifest }: Build, pages: readonly PageWeight[]): string[] {
  // The manifest lacks a chunk that was merged into another one.
  const merged = Object.entries(onDemand)
    .filter(([source]) => !manifest[source])
    .map(([source, what]) => `${what} (${source}) is no chunk of its own. Import it with import() only.`);
  return [...merged, ...pages.flatMap(problemsOf)];
}

function problemsOf({ route, chunks, fonts, sizes }: PageWeight): string[] {
  const faults = Object.entries(onDemand)
    .filter(([source]) => chunks.includes(source))
    .map(
      ([source, what]) => `${route} loads ${what} (${source}). Load it when it is asked for, with import().`,
    );
  if (sizes.script > limits.script)
    faults.push(
      `${route} loads ${kB(sizes.script)} kB of script, the limit is ${kB(limits.script)} kB. Load what is not needed before the first click with import().`,
    );
  if (fonts.length > limits.font)
    faults.push(
      `${route} loads ${fonts.length} font files, the limit is ${limits.font}. Use the preloaded one.`,
    );
  return faults;
}

/** Returns the size of every page of a built site. Throws if the folder has no production build. */
export async function weighPages(folder: string): Promise<{ build: Build; pages: PageWeight[] }> {
  if (!existsSync(path.join(folder, 'client/index.html.br')))
    throw new Error('There is no production build to weigh. Run `npm run build` first.');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const build: Build = {
    manifest: JSON.parse(read('manifest.json')),
    read: (file) => read(`client/${file}`),
    bytes: (file) => {
      const plain = path.join(folder, 'client', file);
      return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
    },
  };
  const site: { addresses: readonly string[]; chunksOf(address: string): readonly string[] } = await import(
    pathToFileURL(path.join(folder, 'server/prerender.js')).href
  );
  const pages: PageWeight[] = [];
  for (const route of [...site.addresses, '/404']) pages.push(weighPage(build, route, site.chunksOf(route)));
  return { build, pages };
}

/** Prints the size of a first visit to each page. Throws if a page is over its budget. */
export async function checkBudgets(folder: string) {
  const { build, pages } = await weighPages(folder);
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(46) + cells.map((cell) => cell.padStart(8)).join('');
  console.log(row('First visit, kB in brotli', ['HTML', 'script', 'style', 'font', 'scripts']));
  for (const { route, sizes, scripts } of pages) {
    const weights = [sizes.html, sizes.script, sizes.style, sizes.font].map(kB);
    console.log(row(route, [...weights, `${scripts.length}`]));
  }
  const worst = pages.reduce((most, page) => (page.sizes.script > most.sizes.script ? page : most));
  console.log(`Most script: ${worst.route}, ${kB(worst.sizes.script)} kB; limit ${kB(limits.script)}.`);
  const wrong = problems(build, pages);
  if (wrong.length > 0) throw new Error(`Over budget:\n${wrong.join('\n')}`);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

if (process.argv[1] === fileURLToPath(import.meta.url))
  await checkBudgets(fileURLToPath(new URL('../../dist', import.meta.url))).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
