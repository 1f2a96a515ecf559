import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserArgs, browserPath } from '#tests/support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Built for development, React warns of markup that differs.
const env = { ...process.env, NODE_ENV: 'development' };
let app: string;
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: app, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  app = mkdtempSync(path.join(tmpdir(), 'react-router-consumer-'));
  cpSync(path.join(root, 'tests/consumers/reactRouter'), app, { recursive: true });
  execFileSync('npm', ['run', '--silent', 'library', '--', path.join(app, 'library')], {
    cwd: root,
    stdio: 'ignore',
  });
  const [tarball = ''] = run('npm', 'pack', '--silent', path.join(app, 'library')).trim().split('\n');
  rmSync(path.join(app, 'library'), { recursive: true });
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`);
  run(path.join(app, 'node_modules/.bin/react-router'), 'build');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Opens the application in a browser and uses it. Returns the papers of the themes, the console, and what the server wrote. */
async function use(alter: (html: string) => string) {
  const server = spawn(process.execPath, ['serve.js'], {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const [line]: Buffer[] = await once(server.stdout, 'data');
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
    await page.goto(String(line).trim());
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
}

test('a React Router application renders it on its server, hydrates it under a strict policy and switches four themes', async () => {
  const { html, papers, said } = await use((text) => text);
  expect(html).toContain('Sent 0 times');
  expect(new Set(papers).size).toBe(4);
  expect(said).toEqual([]);
});

test('markup that the server wrote otherwise is noticed', async () => {
  const { said } = await use((text) => text.replace('>Ask us<', '>Ask them<'));
  expect(said.join()).toMatch(/hydrat/i);
});
