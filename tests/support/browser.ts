import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Command-line options that make screenshots repeatable and let a browser run as root in a container. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--hide-scrollbars',
];

/** Whether this machine can run the Chromium that the lockfile pins. Screenshots are compared only then. */
export const pinnedBrowserRuns = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the path of the Chromium for all tests: `CHROME_PATH`, otherwise the one that the lockfile pins (Linux x64),
 * otherwise Playwright's, otherwise the system's. Throws an `Error` that says what to install if there is none.
 */
export async function browserPath(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (pinnedBrowserRuns) return pinnedBrowser();
  const { chromium } = await import('playwright');
  const found = [chromium.executablePath(), ...(systemBrowsers[process.platform] ?? [])].find((file) =>
    existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'The tests need a Chromium: run `npx playwright install chromium`, or set CHROME_PATH to one.',
  );
}

/** Usual paths of installed browsers. */
const systemBrowsers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Unpacks the pinned browser once and returns a script that starts it with its own libraries and fonts, so that it
 * needs no packages of the machine.
 */
function pinnedBrowser(): string {
  const packageFile = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const cache = path.join(root, 'node_modules/.cache/pinned-chromium');
  const folder = path.join(cache, version);
  const start = path.join(folder, 'chrome');
  if (existsSync(start)) return start;

  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(path.join(cache, 'unpacking-'));
  // The package unpacks into TMPDIR. It unpacks its shared libraries only on AWS Lambda, so the environment says that
  // this is Lambda.
  execFileSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then((it) => it.default.executablePath())"],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    },
  );
  writeFileSync(path.join(unpacking, 'fonts.conf'), fontsConfiguration(path.join(folder, 'font-cache')));
  writeFileSync(path.join(unpacking, 'chrome'), startScript, { mode: 0o755 });
  try {
    // Renaming is atomic, because a second process may be unpacking too.
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(start)) throw error;
  }
  return start;
}

const alias = (family: string) =>
  `<alias binding="strong"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`;
const fontsConfiguration = (
  fontCache: string,
) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir prefix="relative">fonts/fonts</dir><cachedir>${fontCache}</cachedir>
${['system-ui', 'sans-serif', 'serif', 'monospace'].map(alias).join('\n')}
</fontconfig>`;
const startScript = `#!/bin/sh
folder=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts.conf"
unset FONTCONFIG_PATH
exec "$folder/chromium" "$@"
`;
