// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

import { runStories } from '../support/runStories.ts';

const report = 'reports/broken-stories.json';

interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly failureMessages?: readonly string[];
}
let assertions: readonly Assertion[];

beforeAll(async () => {
  await runStories({ report, files: ['tests/selfTests'], env: { BROKEN_STORIES: 'run' }, quiet: true });
  const run: { testResults: { assertionResults: Assertion[] }[] } = JSON.parse(readFileSync(report, 'utf8'));
  assertions = run.testResults.flatMap(({ assertionResults }) => assertionResults);
}, 300_000);

test.each([
  ['PlayFails', /toHaveTextContent/],
  ['NameIsMissing', /button-name/],
  ['ContrastIsLow', /color-contrast/],
  ['ConsoleHasAnError', /Browser console errors/],
  ['DrawingThrows', /Cannot be drawn/],
])('the broken story %s fails for its own reason', (story, reason) => {
  const own = assertions.find(({ ancestorTitles }) => ancestorTitles.includes(story));
  expect(own?.failureMessages?.join('\n')).toMatch(reason);
});
