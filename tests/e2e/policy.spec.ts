import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeStaticHost } from '#site/build/staticHost.ts';

import { serveFolder } from '../support/serveFolder.ts';
import { test as base, expect } from './fixtures.ts';
import { open } from './support/site.ts';

const client = fileURLToPath(new URL('../../dist/client', import.meta.url));

const test = base.extend<
  { readonly host: 'the gateway' | 'a host of files' },
  { readonly hostOfFiles: string }
>({
  hostOfFiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'static-'));
      await writeStaticHost(client, folder);
      const served = await serveFolder(folder);
      await use(served.url);
      served.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  host: ['the gateway', { option: true }],
  baseURL: async ({ host, hostOfFiles, siteWithoutKey }, use) => {
    await use(host === 'the gateway' ? siteWithoutKey.url : hostOfFiles);
  },
});

/** Ways to turn text into markup or code, which `require-trusted-types-for 'script'` refuses. */
const sink =
  /\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\.srcdoc\s*=|setHTMLUnsafe|\bnew Function\(|\beval\(/;

test('[S-10] no built script but React has a way to turn text into markup or code', () => {
  const scripts = path.join(client, 'static/js');
  const found = readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && sink.test(readFileSync(path.join(scripts, file), 'utf8')),
  );
  // React sets innerHTML for `dangerouslySetInnerHTML` and to create script elements; the site uses neither.
  expect(found).toEqual([expect.stringMatching(/^react\./)]);
});

for (const host of ['the gateway', 'a host of files'] as const)
  test.describe(`the security policy of a page from ${host}`, () => {
    test.use({ host });

    test('[S-10] lets the page work', async ({ page }) => {
      await open(page, '/about');
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await expect(page).toHaveURL('/contact');
    });

    test.describe('what is blocked', () => {
      test.use({
        expectedConsole:
          /violat|Content Security Policy|status of 404|integrity|dynamically imported module|did not load|Loading chunk AboutPage failed|foreign request: https:\/\/elsewhere\.example/,
      });

      test('[S-10] blocks a script, a handler and a style that somebody has put into it', async ({
        page,
      }) => {
        await page.route('**/about', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            '<div id="root">',
            '<script>document.title = "taken"</script><img src="/none.png" onerror="document.title = \'taken\'">' +
              '<style>h1 { color: rgb(1, 2, 3) }</style><div id="root">',
          );
          await route.fulfill({ response, body });
        });
        await open(page, '/about');
        expect(await page.title()).not.toBe('taken');
        await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
      });

      for (const script of ['index', 'AboutPage'])
        test(`[S-10] blocks a script of its own that was changed on its way: ${script}`, async ({ page }) => {
          await page.route(`**/static/js/${script}.*.js`, async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: `document.title = 'taken';${await response.text()}` });
          });
          await page.goto('/about');
          await expect(page.getByRole('alert')).toBeVisible();
          expect(await page.title()).not.toBe('taken');
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });

      test('[S-10] blocks a connection, a picture and a script of another host', async ({ page }) => {
        await open(page, '/about');
        const blocked = await page.evaluate(async () => {
          const elsewhere = 'https://elsewhere.example/';
          const directives: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            directives.push(effectiveDirective),
          );
          const refused = await fetch(elsewhere).catch((error) => error.name);
          document.body.append(Object.assign(new Image(), { src: `${elsewhere}a.png` }));
          const loaded = await import(`${elsewhere}a.js`).catch((error) => error.name);
          await new Promise((done) => setTimeout(done, 100));
          return { refused, loaded, directives: directives.sort() };
        });
        expect(blocked).toEqual({
          refused: 'TypeError',
          loaded: 'TypeError',
          directives: ['connect-src', 'img-src', 'script-src-elem'],
        });
      });
    });
  });
