// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserArgs, browserPath } from '#tests/support/browser.ts';
import { serveFolder } from '#tests/support/serveFolder.ts';
import { visitConsumer } from '#tests/support/visitConsumer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'consultancy-design-system';
const program = (file: string) => path.join(root, 'node_modules/.bin', file);
/** Alarms, in bytes of brotli without React: far above today's figures, far below a bundle that is not tree-shaken. */
const limits = {
  button: 5_000,
  buttonStyle: 2_000,
  withoutPanel: 60_000,
  everything: 80_000,
  everyStyle: 25_000,
};
/** Returns the sizes over their limits. */
const tooHeavy = (bytes: Readonly<Record<keyof typeof limits, number>>) =>
  Object.entries(limits).flatMap(([name, limit]) =>
    bytes[name as keyof typeof limits] > limit ? [`${name} has more than ${limit} bytes`] : [],
  );

let app: string;
let tarball: string;
const inApp = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: app,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 16_000_000,
  });

beforeAll(() => {
  app = mkdtempSync(path.join(tmpdir(), 'library-consumer-'));
  const made = path.join(app, 'library');
  const report = path.join(app, 'api.txt');
  execFileSync('npm', ['run', '--silent', 'library', '--', made, '--report-to', report], {
    cwd: root,
    stdio: 'ignore',
  });
  cpSync(path.join(root, 'tests/contract/libraryConsumer'), app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const [file = ''] = inApp('npm', 'pack', '--silent', made).trim().split('\n');
  tarball = path.join(app, file);
  const installed = path.join(app, 'node_modules', name);
  mkdirSync(installed, { recursive: true });
  inApp('tar', '-xzf', tarball, '-C', installed, '--strip-components=1');
  // Packages that an installer would fetch for it, and nothing else: a dependency that is not declared is not found.
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  );
  for (const each of [
    ...Object.keys({ ...dependencies, ...peerDependencies }),
    '@types/node',
    '@types/react',
    // Form libraries in the examples of the README.
    '@hookform/resolvers',
    '@tanstack/react-form',
    'react-hook-form',
    'zod',
  ]) {
    mkdirSync(path.dirname(path.join(app, 'node_modules', each)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', each), path.join(app, 'node_modules', each));
  }
}, 120_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

test('the package is ready to be published, with types that every resolution finds', () => {
  expect(inApp(program('publint'), '--strict', path.join(app, 'node_modules', name))).toContain('All good');
  const styles = ['styles.css', 'themes.css', 'embedded.css', 'fonts.css'];
  inApp(program('attw'), tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...styles);
  const files = inApp('tar', '-tzf', tarball);
  for (const each of 'LICENSE README.md CHANGELOG.md dist/tokens/dark.tokens.json dist/css/Button.css'.split(
    ' ',
  ))
    expect(files).toContain(`package/${each}\n`);
  const inPackage = (file: string) => readFileSync(path.join(app, 'node_modules', name, file), 'utf8');
  expect(inPackage('README.md')).toMatch(/\| `Button` \| \w+/);
  expect(inPackage('README.md')).not.toContain('| undefined |');
  expect(inPackage('dist/components/Button/Button.js')).toMatch(/^["']use client["'];/);
  expect(inApp('tar', '-xzOf', tarball)).not.toMatch(/#(design-system|services|site)\b|jsxDEV/);
}, 120_000);

test('every exported name and prop is as it was agreed', () => {
  const agreed = readFileSync(path.join(root, 'design-system/library/api.txt'), 'utf8');
  const made = readFileSync(path.join(app, 'api.txt'), 'utf8');
  expect(made, 'a change that is meant: `npm run library -- --report`, and a changeset').toBe(agreed);
  expect(made).toContain("readonly variant?: 'primary' | 'secondary' | 'outline' | 'text' | undefined;");
});

/** Code of another team, with one mistake. */
const typed = `
import { Button, type Labels, TextField } from 'consultancy-design-system';
import { Button as Alone } from 'consultancy-design-system/Button';
import { light } from 'consultancy-design-system/tokens';
import { vars } from 'consultancy-design-system/vars';

export const optional = (labels: Labels): string => labels.field.optional;
export const colours: string[] = [light.color.text.body, vars.color.text.body];
export const right = <TextField label="Name" name="name" value="" onValueChange={(value: string) => value} />;
export const own = <TextField label="Name" name="name" defaultValue="Ada" />;
export const same: typeof Button = Alone;
// @ts-expect-error There is no such variant.
export const wrong = <Button variant="loud">Send</Button>;
`;

test('its types say what is right and what is wrong, and the examples of its README hold', () => {
  const options = '--noEmit --strict --jsx react-jsx --module nodenext --types node,react'.split(' ');
  const readme = readFileSync(path.join(app, 'node_modules', name, 'README.md'), 'utf8');
  const examples = Array.from(readme.matchAll(/```tsx?\n([\s\S]*?)```/g), ([, code = '']) => code);
  expect(examples.length).toBeGreaterThan(4);
  const files = [typed, ...examples].map((code, index) => {
    writeFileSync(path.join(app, `typed${index}.tsx`), code);
    return `typed${index}.tsx`;
  });
  const { stdout } = spawnSync(program('tsc'), [...options, ...files], {
    cwd: app,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
}, 120_000);

test('an application renders it on a server, hydrates it under a strict policy and switches four themes of its own', async () => {
  inApp(process.execPath, 'writeBrand.js');
  writeFileSync(
    path.join(app, 'index.html'),
    `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:">
    <script type="module" src="/hydrate.js"></script></head><body><div id="app">${inApp(process.execPath, 'render.js')}</div></body></html>`,
  );
  await build({ configFile: false, root: app, logLevel: 'error', build: { modulePreload: false } });
  const { url, close } = await serveFolder(path.join(app, 'dist'));
  try {
    const { backgrounds, unmirrored, messages } = await visitConsumer(url);
    expect(backgrounds).toEqual([
      'rgb(246, 249, 253)',
      'rgb(255, 255, 255)',
      'rgb(10, 17, 32)',
      'rgb(0, 0, 0)',
    ]);
    expect(unmirrored).toEqual([]);
    expect(messages).toEqual([]);
    // React is built for development here, and warns of markup that differs.
    const differing = await visitConsumer(url, (html) => html.replace('Ask us', 'Ask them'));
    expect(differing.messages.join()).toMatch(/hydrat/i);
  } finally {
    await close();
  }
}, 120_000);

test('the embedded style sheet styles the element of its class, in its theme, and nothing around it', async () => {
  const sheet = readFileSync(path.join(app, 'node_modules', name, 'dist/embedded.css'), 'utf8');
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<style>${sheet}</style><div id="theirs"><h2>Theirs</h2></div>
       <div id="light" class="ds"><h2>Ours</h2></div><div id="dark" class="ds dark"><h2>Ours</h2></div>`,
    );
    const fileOf = (part: string) =>
      page.locator(part).evaluate((element) => {
        const { backgroundColor, fontFamily, minHeight } = getComputedStyle(element);
        const heading = element.querySelector('h2');
        const margin = heading && Number.parseFloat(getComputedStyle(heading).marginTop);
        return { ground: backgroundColor, ours: fontFamily.includes('Geologica'), minHeight, margin };
      });
    const [theirs, light, dark, whole] = [
      await fileOf('#theirs'),
      await fileOf('#light'),
      await fileOf('#dark'),
      await fileOf('html'),
    ];
    expect(theirs).toMatchObject({ ground: 'rgba(0, 0, 0, 0)', ours: false });
    expect(theirs.margin).toBeGreaterThan(0);
    expect(whole).toMatchObject({ ground: 'rgba(0, 0, 0, 0)', ours: false });
    expect(light).toMatchObject({ ours: true, minHeight: '0px', margin: 0 });
    expect(dark).toMatchObject({ ours: true, minHeight: '0px', margin: 0 });
    expect(dark.ground).not.toBe(light.ground);
  } finally {
    await browser.close();
  }
}, 60_000);

test('a page with one Button costs what a Button costs', async () => {
  const compressed = (text: string | Uint8Array) => brotliCompressSync(text).byteLength;
  const style = (file: string) => compressed(readFileSync(path.join(app, 'node_modules', name, file)));
  const script = async (code: string) => {
    writeFileSync(path.join(app, 'measured.js'), code);
    const built = (await build({
      configFile: false,
      root: app,
      logLevel: 'error',
      build: {
        write: false,
        rolldownOptions: {
          input: path.join(app, 'measured.js'),
          external: /^react(-dom)?(\/|$)/,
          preserveEntrySignatures: 'strict',
        },
      },
    })) as Rolldown.RolldownOutput;
    return compressed(built.output[0].code);
  };
  const names = inApp(
    process.execPath,
    '-e',
    `import('${name}').then((it) => console.log(Object.keys(it).join()))`,
  );
  const withoutPanel = names
    .trim()
    .split(',')
    .filter((each) => each !== 'ChatPanel');
  const bytes = {
    button: await script(`export { Button } from '${name}';`),
    buttonStyle: style('dist/css/Button.css'),
    withoutPanel: await script(`export { ${withoutPanel.join()} } from '${name}';`),
    everything: await script(`export * from '${name}';`),
    everyStyle: style('dist/styles.css'),
  };
  console.log('Bytes after brotli, without React:', bytes);
  expect(tooHeavy(bytes)).toEqual([]);
  expect(bytes.button).toBeLessThan(bytes.everything / 5);
}, 120_000);
