import { type StartedProgram, startProgram } from '../smallSite/builtServer.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './support/site.ts';

let server: StartedProgram;

test.use({
  expectedConsole: /Zephyr/,
  // The build with warnings also reports errors (site/build/build.ts); its own server takes the reports.
  baseURL: async ({ browserName: _ }, use) => {
    server = startProgram('.', ['node', 'dist-development/server/node.js'], {
      PORT: '0',
      ERROR_REPORTS: 'on',
    });
    const address = () => /^The site is at (\S+)$/m.exec(server.output())?.[1] ?? server.output();
    // A busy machine takes its time.
    await expect.poll(address, { timeout: 30_000 }).toMatch(/^http:/);
    await use(address());
    server.child.kill();
    await server.ended;
  },
});

test('[P-05] an error that nobody foresaw is one line in the log of the server, without a word of the visitor', async ({
  page,
}) => {
  const written = {
    contactName: 'Eleni Zephyr',
    email: 'eleni@zephyr.example',
    businessName: 'Zephyr Mills',
  };
  await page.goto('/ai-audit');
  await hydrated(page);
  for (const [field, text] of Object.entries(written)) await page.locator(`#audit-${field}`).fill(text);
  await page.evaluate((words) => {
    // Code that names a stored report, and requests that nobody waits for.
    String.prototype.padStart = () => {
      throw new TypeError(words);
    };
    setTimeout(() => {
      throw new RangeError(words);
    });
  }, Object.values(written).join());
  await page.getByRole('button', { name: 'Write my report without AI' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Zephyr' })).toBeVisible();

  const reports = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('client_error'))
      .map((line) => JSON.parse(line));
  const release = String.raw`release \d+\.\d+\.\d+-[0-9a-f]{8}$`;
  await expect
    .poll(() => reports().map(({ note }) => note))
    .toEqual([
      expect.stringMatching(`^RangeError in window.error, ${release}`),
      expect.stringMatching(`^TypeError in audit.show, ${release}`),
    ]);
  for (const report of reports()) {
    expect(report).toMatchObject({ route: 'errors', status: 204 });
    expect(JSON.stringify(report)).not.toMatch(/eleni|zephyr|mills|127\.0\.0\.1/i);
  }
  expect(server.output()).not.toMatch(/eleni|zephyr|mills/i);
});
