// Runs the stories that are broken on purpose and fails unless each of them turns the run red for its own reason.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

import { runStories } from './runStories.ts';

/** What the run must say of each broken story. */
const reasons: Readonly<Record<string, RegExp>> = {
  PlayFails: /toHaveTextContent/,
  NameIsMissing: /button-name/,
  ContrastIsLow: /color-contrast/,
  ConsoleHasAnError: /Browser console errors/,
  DrawingThrows: /Cannot be drawn/,
};

const report = 'reports/broken-stories.json';
await runStories({ report, files: ['tests/selfTests'], env: { BROKEN_STORIES: 'run' }, quiet: true });
const results = v.parse(
  v.object({
    testResults: v.array(
      v.object({
        assertionResults: v.array(
          v.object({
            ancestorTitles: v.array(v.string()),
            status: v.string(),
            failureMessages: v.optional(v.array(v.string()), []),
          }),
        ),
      }),
    ),
  }),
  JSON.parse(readFileSync(report, 'utf8')),
);
const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);

let failed = 0;
for (const [story, reason] of Object.entries(reasons)) {
  const test = tests.find(({ ancestorTitles }) => ancestorTitles.includes(story));
  const red = test?.status === 'failed' && reason.test(test.failureMessages.join('\n'));
  if (!red) failed += 1;
  console.log(`${red ? 'red, as it must be' : 'NOT RED'}: ${story}`);
}
writeFileSync(
  'reports/selfTests.json',
  JSON.stringify({ numPassedTests: Object.keys(reasons).length - failed, numFailedTests: failed }),
);
process.exit(failed === 0 ? 0 : 1);
