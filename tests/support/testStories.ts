// Runs every story, then compares its pictures with those that were accepted.
// Usage: npm run test:stories [-- Button]   npm run visual:update
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

import { acceptPictures, comparePictures, picturesIn } from '../visual/comparePictures.ts';
import { pictureFolders } from '../visual/pictureFolders.ts';
import { pinnedBrowserRuns } from './browser.ts';
import { checksFile } from './checksFile.ts';
import { runStories } from './runStories.ts';

const totals = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const report = 'reports/stories.json';
const update = process.argv.includes('--update');
const files = process.argv.slice(2).filter((argument) => argument !== '--update');

rmSync(pictureFolders.taken, { recursive: true, force: true });
rmSync(checksFile, { force: true });
mkdirSync(path.dirname(checksFile), { recursive: true });
const code = await runStories({ report, files });
countChecks();
process.exit(code || (await picturesDiffer()) ? 1 : 0);

/** Says how many stories broke no rule of axe, and in how many checks; one that did has failed by name. */
function countChecks() {
  const counts = existsSync(checksFile)
    ? readFileSync(checksFile, 'utf8').trim().split('\n').map(Number)
    : [];
  const all = counts.reduce((sum, count) => sum + count, 0);
  const { numPassedTests, numFailedTests } = v.parse(totals, JSON.parse(readFileSync(report, 'utf8')));
  const stories = numPassedTests + numFailedTests;
  console.log(`${counts.length} of ${stories} stories broke no rule of axe in any theme: ${all} checks.`);
}

async function picturesDiffer(): Promise<boolean> {
  const taken = picturesIn(pictureFolders.taken).length;
  if (update && code === 0 && files.length === 0) {
    console.log(`${await acceptPictures(pictureFolders)} of ${taken} pictures changed and are accepted now.`);
    return false;
  }
  if (update) console.log('No picture was accepted: that takes a run of all stories without a failure.');
  if (!pinnedBrowserRuns || process.env.CHROME_PATH) {
    console.log('Pictures were not compared: they are accepted from the pinned browser on Linux x64 alone.');
    return false;
  }
  const all = await comparePictures(pictureFolders);
  const differences = files.length === 0 ? all : all.filter(({ kind }) => kind !== 'gone');
  for (const { name, text } of differences) console.log(`${name}: ${text}`);
  console.log(`${taken} pictures were compared, ${differences.length} differ.`);
  if (differences.length > 0) {
    console.log(
      `Each difference is drawn in ${pictureFolders.differences}. \`npm run visual:update\` accepts what is meant.`,
    );
  }
  return differences.length > 0;
}
