import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const firm = fileURLToPath(new URL('./secondFirm/firm.json', import.meta.url));
const run = promisify(execFile);

/** A new file, or a new entry at the end of the first list or table in a file that is there. */
export interface Addition {
  readonly file: string;
  readonly text: string;
}

/** A site built from a copy of the tree, and how to remove both. */
export interface RebrandedSite {
  /** The folder with everything that was emitted. */
  readonly folder: string;
  /** The topic that the assistant without AI recognises in each question. */
  ask(...questions: readonly string[]): Promise<string[]>;
  remove(): Promise<void>;
}

/**
 * Lets `npm run adopt` make the site another firm's in a copy of the tree, and builds it. To show that a new thing needs
 * no change elsewhere, `additions` are made there too.
 */
export async function buildRebranded(additions: readonly Addition[]): Promise<RebrandedSite> {
  const copy = await mkdtemp(path.join(tmpdir(), 'rebranded-'));
  for (const part of [
    'design-system',
    'services',
    'site',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
    '.storybook',
    'tests',
  ])
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const tsx = (...words: readonly string[]) =>
    run(path.join(root, 'node_modules/.bin/tsx'), words, { cwd: copy, env: environment() });
  await tsx('site/adopt/adopt.ts', '--from', firm);
  for (const { file, text } of additions) await add(path.join(copy, file), text);
  // The development build: minification would hide words.
  await tsx('site/build/build.ts', '--development');
  return {
    folder: path.join(copy, 'dist-development'),
    ask: async (...questions) =>
      (await tsx('--input-type=module', '--eval', asking, ...questions)).stdout.trim().split('\n'),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

/** Prints the subject of the local answer to each question. */
const asking = `
  import { createServer } from 'vite';
  const vite = await createServer({ configFile: false, server: { middlewareMode: true }, optimizeDeps: { noDiscovery: true }, logLevel: 'error' });
  const { createOfflineAnswers } = await vite.ssrLoadModule('/services/assistant/offline/createOfflineAnswers.ts');
  const { knowledge } = await vite.ssrLoadModule('/services/knowledge/knowledge.ts');
  const answer = createOfflineAnswers({ knowledge });
  for (const question of process.argv.slice(1)) console.log(answer(question).by);
  await vite.close();
`;

/** This machine's, without what the test runner or a developer has set for the first brand. */
function environment(): NodeJS.ProcessEnv {
  const { VITE_SITE_URL, VITEST, NODE_ENV, ...rest } = process.env;
  return rest;
}

async function add(file: string, text: string) {
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(
    file,
    before
      ? before.replace(/(?:,?\n)?([\]}](?: as const satisfies .*)?;)$/m, (_, end) => `,\n${text}${end}`)
      : text,
  );
}

/** Every file of a folder that holds text, with its text. */
export async function textFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !/\.(png|woff2?|br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
    ),
  );
}
