// Runs every story, then compares its screenshots with the accepted ones.
// Usage: npm test -- stories [Button]   npm test -- stories --update
import { rmSync, writeFileSync } from 'node:fs';
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
rmSync(pictureFolders.taken, { recursive: true, force: true });
const code = await runStories({ report: 'reports/stories.xml', files });
process.exit(code || (await picturesDiffer()) ? 1 : 0);

async function picturesDiffer(): Promise<boolean> {
  const taken = picturesIn(pictureFolders.taken).length;
  if (values.update && code === 0 && files.length === 0) {
    console.log(`${await acceptPictures(pictureFolders)} of ${taken} pictures changed and are accepted now.`);
    return false;
  }
  if (values.update)
    console.log('No picture was accepted: that takes a run of all stories without a failure.');
  if (!pinnedBrowserRuns || process.env.CHROME_PATH) {
    console.log('Pictures were not compared: they are accepted from the pinned browser on Linux x64 alone.');
    return false;
  }
  const all = await comparePictures(pictureFolders);
  const differences = files.length === 0 ? all : all.filter(({ kind }) => kind !== 'gone');
  for (const { name, text } of differences) console.log(`${name}: ${text}`);
  writeFileSync('reports/pictures.json', JSON.stringify(differences));
  console.log(`${taken} pictures were compared, ${differences.length} differ.`);
  if (differences.length > 0)
    console.log(
      `They stand on the page ${writeChangedPage(differences, pictureFolders)}. \`npm test -- stories --update\` accepts what is meant.`,
    );
  return differences.length > 0;
}
