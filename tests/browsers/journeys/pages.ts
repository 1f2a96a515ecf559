import { allPaths, unknownPath } from '../../e2e/support/routes.ts';
import { chatButton, footer, link, main, title } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';

/** Every page of the site, as somebody finds it who comes from elsewhere. */
export function pages(journey: Journey) {
  for (const path of allPaths) {
    const expected = path === unknownPath ? [/404/] : [];
    journey(`${path} opens, and leads on`, { expected }, async ({ page, open, shows, reads, check }) => {
      await open(path);
      await reads(title, path === unknownPath ? /not found/i : /\w/);
      await reads(main, /.{50}/);
      await shows(chatButton);
      const heading = await page.text(title);
      await page.click(link(path === '/terms' ? 'Privacy Policy' : 'Terms of Service', footer));
      await check('another page is shown', async () => (await page.text(title)) !== heading, true);
    });
  }
}
