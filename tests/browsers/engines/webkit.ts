import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Builder } from 'selenium-webdriver';
import type { Engine } from '../BrowserPage.ts';
import { waitFor } from '../inPage/waitFor.ts';
import { freePort } from './freePort.ts';
import { scriptLimit, seleniumPage } from './seleniumPage.ts';

const commands = {
  WebKitWebDriver: 'Install WebKit (Debian: apt install webkit2gtk-driver).',
  Xvfb: 'Install a screen for WebKit, which has no headless mode (Debian: apt install xvfb).',
} as const;

/** WebKit for GTK from Debian, in its MiniBrowser on a virtual screen. */
export const webkit: Engine = {
  name: 'webkit',
  settings: ['forgetsPages'],
  lacks: {
    opensMail: 'MiniBrowser leaves the page for a mailto address and says "The URL can’t be shown"',
  },
  missing: () => Object.entries(commands).find(([command]) => !isInstalled(command))?.[1],
  async start(origin, { forgetsPages = false } = {}) {
    const screen = await startScreen();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.display },
      stdio: 'ignore',
      detached: true,
    });
    // The driver needs a moment before it responds.
    const session = await waitFor(
      async () =>
        new Builder()
          .disableEnvironmentOverrides()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities({
            browserName: 'MiniBrowser',
            pageLoadStrategy: 'none',
            timeouts: { script: scriptLimit },
            'webkitgtk:browserOptions': {
              args: ['--automation', `--enable-page-cache=${!forgetsPages}`],
            },
          })
          .build(),
      () => 'WebKitWebDriver does not answer.',
    );
    const version = (await session.getCapabilities()).getBrowserVersion() ?? '';
    const tab = await session.getWindowHandle();
    const driverState = { tab };
    const page = seleniumPage(session, tab, origin, driverState);
    return {
      version,
      // One session for all visitors, because starting one takes longer than most visits. Its stored data is cleared.
      async visit() {
        await page.resize(1280, 800);
        return {
          page,
          async close() {
            for (const other of await session.getAllWindowHandles())
              if (other !== tab) {
                await session.switchTo().window(other);
                await session.close();
                driverState.tab = '';
              }
            await page.goto('/robots.txt');
            await page.evaluate(clearStorage);
          },
        };
      },
      async close() {
        await session.quit().catch((error: unknown) => console.error('WebKitWebDriver is gone:', error));
        for (const process of [driver, screen.process]) await end(process);
      },
    };
  },
};

/** Runs in the page. */
function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Starts a virtual screen on the first free display. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [number] = await once(createInterface(child.stdout), 'line');
  return { process: child, display: `:${number}` };
}

/** Ends a program and its child processes, because a driver that crashed leaves its browser running. */
async function end(child: ChildProcess) {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const ended = isOver() ? undefined : once(child, 'exit');
  try {
    process.kill(-(child.pid ?? 0));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
  await ended;
}
