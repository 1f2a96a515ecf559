import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const firm = fileURLToPath(new URL('./secondFirm/firm.json', import.meta.url));
const run = promisify(execFile);

/** Text to add to the repository. */
export interface Addition {
  readonly file: string;
  /** Content of a new file. In an existing file, an entry at the end of the first list or object. */
  readonly text: string;
}

/** The site of a second firm, built in a copy of the repository. */
export interface RebrandedSite {
  /** Folder with the build. */
  readonly folder: string;
  /** Returns the topic that the assistant without AI recognises in each question. */
  ask(...questions: readonly string[]): Promise<string[]>;
  /** Removes the copy of the repository with the site. */
  remove(): Promise<void>;
}

/**
 * Copies the repository, runs `npm run adopt` for a second firm in the copy, makes the additions, and builds the site.
 * The additions show that new content needs no change elsewhere.
 */
export async function buildRebranded(additions: readonly Addition[]): Promise<RebrandedSite> {
  const copy = await mkdtemp(path.join(tmpdir(), 'rebranded-'));
  const parts =
    'design-system services site package.json package-lock.json tsconfig.json biome.json .gitignore .storybook tests';
  for (const part of parts.split(' '))
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const tsx = (...args: readonly string[]) =>
    run(path.join(root, 'node_modules/.bin/tsx'), args, { cwd: copy, env: environment() });
  await tsx('site/adopt/adopt.ts', '--from', firm);
  for (const { file, text } of additions) await add(path.join(copy, file), text);
  // A development build, because minification would hide words of the first firm.
  await tsx('site/build/build.ts', '--development');
  return {
    folder: path.join(copy, 'dist-development'),
    ask: async (...questions) =>
      (await tsx('--input-type=module', '--eval', askingScript, ...questions)).stdout.trim().split('\n'),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

/** Script that prints the topic of the local answer to each question. */
const askingScript = `
  import { createServer } from 'vite';
  const vite = await createServer({ configFile: false, server: { middlewareMode: true }, optimizeDeps: { noDiscovery: true }, logLevel: 'error' });
  const { createOfflineAnswers } = await vite.ssrLoadModule('/services/assistant/offline/createOfflineAnswers.ts');
  const { knowledge } = await vite.ssrLoadModule('/services/knowledge/knowledge.ts');
  const answer = createOfflineAnswers({ knowledge });
  for (const question of process.argv.slice(1)) console.log(answer(question).by);
  await vite.close();
`;

/**
 * Returns the environment of this process, without variables that the test runner or a developer set for the first
 * firm.
 */
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

/** Returns the text of each text file in a folder, by its path. */
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
