// Changes the site from the sample company to another firm.
// npm run adopt                        asks for the facts
// npm run adopt -- --from <file.json>  reads the facts from a file
// npm run adopt -- --check             lists facts of the sample that remain
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { country } from '#services/knowledge';

import { askForFirm } from './askForFirm.ts';
import { readFirm } from './firm.ts';
import { leftovers } from './leftovers.ts';
import { leftToDo } from './leftToDo.ts';
import { lastAdoption, planAdoption } from './planAdoption.ts';
import { sampleFirm } from './sampleFirm.ts';
import { writeAll } from './write.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { from: { type: 'string' }, check: { type: 'boolean' } } });

// The program that reads this output, such as `head`, may end before everything is printed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
if (values.check) check();
else await adopt();

/** Prints each fact of the sample that remains, and fails if there is one. */
function check() {
  const found = leftovers(root, sampleFirm, country.currency);
  for (const { file, line, kind, mark } of found) console.log(`${file}:${line}  ${kind}: ${mark}`);
  console.log(
    found.length === 0
      ? `No fact of the sample remains in services, site and README.md. Tests and stories were not searched. Searched for: ${Object.values(sampleFirm.marks).flat().join(', ')}, and the sample's posts and drawings of places.`
      : `${found.length} facts of the sample remain in services, site and README.md.`,
  );
  if (found.length > 0) process.exitCode = 1;
}

async function adopt() {
  const given = await answers();
  if (!given) return;
  const { firm, mistakes } = readFirm(given.value);
  if (!firm) return refuse(mistakes);
  const { files, skipped } = planAdoption(root, firm, sampleFirm, format);
  writeAll(root, files);
  const removed = [...files.values()].filter((text) => text === null).length;
  console.log(
    `Wrote ${files.size - removed} files and removed ${removed}: the site is that of ${firm.name}.`,
  );
  if (skipped.length > 0)
    console.log(
      `These files were not changed, because somebody has edited them since the last run:\n${indented(skipped)}`,
    );
  console.log(`A person must still write or draw:\n${indented(leftToDo(firm))}`);
  console.log('Then: npm run adopt -- --check, npm run build, npm run check, npm start.');
}

/**
 * Returns the answers from the file or from the prompts. Returns `undefined` if there are none; the reason is
 * printed.
 */
async function answers(): Promise<{ readonly value: unknown } | undefined> {
  if (values.from === undefined) {
    if (process.stdin.isTTY) return await askForFirm(readFirm(lastAdoption(root)?.firm).firm);
    refuse(['This is no terminal, so nothing can be asked. Use npm run adopt -- --from <file.json>.']);
    return undefined;
  }
  try {
    return { value: JSON.parse(readFileSync(values.from, 'utf8')) };
  } catch (error) {
    refuse([unreadable(values.from, error)]);
    return undefined;
  }
}

/** Returns a sentence for a file of answers that is missing, or that is not JSON. */
function unreadable(file: string, error: unknown): string {
  if (error instanceof SyntaxError) return `${file} is not valid JSON: ${error.message}. Correct it there.`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${file}. Give the path from ${process.cwd()}.`;
  if (code === 'EISDIR') return `${file} is a folder. Give the path of a JSON file in it.`;
  return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
}

function refuse(sentences: readonly string[]) {
  for (const sentence of sentences) console.error(sentence);
  console.error('Nothing was written.');
  process.exitCode = 1;
}

/** Returns the content formatted like `npm run format` does. Files of other types are returned unchanged. */
function format(file: string, text: string): string {
  if (!/\.(tsx?|json)$/.test(file)) return text;
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/biome'),
    ['check', '--write', `--stdin-file-path=${file}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (status !== 0 && stdout === '') throw new Error(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
