import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

import { browserArgs, browserPath } from '#tests/support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An application of another team in a folder of its own. */
export interface Consumer {
  /** Serves it to a browser and uses it; `alter` changes its page on the way. */
  readonly use: (alter?: (html: string) => string) => Promise<Use>;
  readonly remove: () => void;
}
interface Use {
  /** The page as the server wrote it. */
  readonly html: string;
  /** The colour of the page in each of the four themes. */
  readonly papers: readonly string[];
  /** Warnings and errors of the console, and errors of the page. */
  readonly said: readonly string[];
}

/**
 * Packs the library, installs it in a copy of `tests/consumers/<name>` and builds that with the command. `serve` starts
 * its server, whose first address in what it writes is visited. Throws when a step fails.
 */
export function makeConsumer(
  name: string,
  { build, serve, env }: { build: readonly string[]; serve: readonly string[]; env: NodeJS.ProcessEnv },
): Consumer {
  const app = mkdtempSync(path.join(tmpdir(), `${name}-consumer-`));
  const options = { cwd: app, env: { ...process.env, ...env } };
  const run = (command = '', ...args: readonly string[]) =>
    execFileSync(command, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  cpSync(path.join(root, 'tests/consumers', name), app, { recursive: true });
  execFileSync('npm', ['run', '--silent', 'library', '--', path.join(app, 'library')], {
    cwd: root,
    stdio: 'ignore',
  });
  const [tarball = ''] = run('npm', 'pack', '--silent', path.join(app, 'library')).trim().split('\n');
  rmSync(path.join(app, 'library'), { recursive: true });
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`);
  run(...build);

  return {
    remove: () => rmSync(app, { recursive: true, force: true }),
    use: async (alter = (html) => html) => {
      const [command = '', ...args] = serve;
      const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
      const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
      try {
        const page = await browser.newPage();
        const said: string[] = [];
        page.on('console', (message) => /warning|error/.test(message.type()) && said.push(message.text()));
        page.on('pageerror', (error) => said.push(error.message));
        let html = '';
        await page.route(
          ({ pathname }) => pathname === '/',
          async (route) => {
            const response = await route.fetch();
            html = alter(await response.text());
            await route.fulfill({ response, body: html });
          },
        );
        await page.goto(await addressIn(server.stdout));
        await page.getByRole('button', { name: 'Sent 0 times' }).click();
        await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Sent 1 times' }).waitFor();
        const papers = await page.evaluate(() => {
          const { documentElement: element } = document;
          return [false, true].flatMap((dark) =>
            ['normal', 'more'].map((contrast) => {
              element.classList.toggle('dark', dark);
              element.dataset.contrast = contrast;
              return getComputedStyle(element).backgroundColor;
            }),
          );
        });
        return { html, papers, said };
      } finally {
        await browser.close();
        server.kill();
      }
    },
  };
}

/** The first address that a server writes once it listens; it may go on writing. Throws when it ends before. */
const addressIn = (output: NodeJS.ReadableStream) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    output.on('data', (part: Buffer) => {
      text += String(part);
      const address = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`The server ended without an address: ${text}`)));
  });
