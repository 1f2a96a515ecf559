// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

import { type FoundTest, testsIn } from '../support/coverageTable.ts';
import { runStories } from '../support/runStories.ts';

const report = 'reports/broken-stories.xml';
let tests: readonly FoundTest[];

beforeAll(async () => {
  await runStories({ report, files: ['tests/selfTests'], env: { BROKEN_STORIES: 'run' }, quiet: true });
  tests = testsIn(readFileSync(report, 'utf8'));
}, 300_000);

test.each([
  ['PlayFails', /toHaveTextContent/],
  ['NameIsMissing', /button-name/],
  ['ContrastIsLow', /color-contrast/],
  ['ConsoleHasAnError', /Browser console errors/],
  ['DrawingThrows', /Cannot be drawn/],
])('the broken story %s fails for its own reason', (story, reason) => {
  const own = tests.find(({ title }) => title.includes(` ${story} `));
  expect(own?.reason).toMatch(reason);
});
