// Runs every story, then compares its screenshots with the accepted ones.
// Usage: npm test -- stories [Button]   npm test -- stories --update
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { writeChangedPage } from '../visual/changedPage.ts';
import { acceptPictures, comparePictures, picturesIn } from '../visual/comparePictures.ts';
import { pictureFolders } from '../visual/takePictures.ts';
import { pinnedBrowserRuns } from './browser.ts';
import { runStories } from './runStories.ts';

const { values, positionals: files } = parseArgs({
  options: { update: { type: 'boolean' } },
  allowPositionals: true,
});
// A run of all stories is part of `npm test`, which has just built the Storybook.
const newerFile = files.length > 0 || values.update ? newerSource('storybook-static/index.json') : undefined;
if (newerFile) {
  console.error(`${newerFile} is newer than the built Storybook. Run \`npm run storybook:build\` first.`);
  process.exit(1);
}
rmSync(pictureFolders.taken, { recursive: true, force: true });
const exitCode = await runStories({ report: 'reports/stories.xml', files });
process.exit(exitCode || (await picturesDiffer()) ? 1 : 0);

/** Returns a source file that has changed since this file was built; `undefined` if there is none. */
function newerSource(built: string): string | undefined {
  if (!existsSync(built)) return undefined;
  const { mtimeMs } = statSync(built);
  return ['.storybook', 'design-system', 'services', 'site']
    .flatMap((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
    )
    .filter((file) => /\.(tsx?|mdx|svg)$/.test(file) && !/\.test\.tsx?$|node_modules|dist/.test(file))
    .find((file) => statSync(file).mtimeMs > mtimeMs);
}

async function picturesDiffer(): Promise<boolean> {
  if (!pinnedBrowserRuns || process.env.CHROME_PATH) {
    console.log(
      'No screenshot was compared or accepted. Only the pinned browser on Linux x64 can do that, without CHROME_PATH.',
    );
    return values.update === true;
  }
  const taken = picturesIn(pictureFolders.taken).length;
  if (values.update && exitCode === 0 && files.length === 0) {
    console.log(
      `${await acceptPictures(pictureFolders)} of ${taken} screenshots changed and are accepted now.`,
    );
    return false;
  }
  if (values.update)
    console.log('No screenshot was accepted. Only a run of all stories without a failure can accept them.');
  const all = await comparePictures(pictureFolders);
  const differences = files.length === 0 ? all : all.filter(({ kind }) => kind !== 'gone');
  for (const { name, text } of differences) console.log(`${name}: ${text}`);
  writeFileSync('reports/pictures.json', JSON.stringify(differences));
  console.log(`${taken} screenshots were compared, ${differences.length} differ.`);
  if (differences.length > 0)
    console.log(
      `The page ${writeChangedPage(differences, pictureFolders)} shows them. If each is intended, accept them: \`npm test -- stories --update\` runs all stories first.`,
    );
  return differences.length > 0;
}
