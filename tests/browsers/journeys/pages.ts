import { routes, unknownPath } from '../../e2e/support/routes.ts';
import { chatButton, footer, link, main, title } from '../targets.ts';
import type { Journey, Visit } from '../visit/describeVisits.ts';

/** Every page of the site. */
export function pages(journey: Journey) {
  journey('every page opens, and leads on', {}, async (visit) => {
    for (const path of routes) await openAndLeave(visit, path, /\w/);
  });
  journey('a page that is not there says so, and leads on', { expected: [/404/] }, (visit) =>
    openAndLeave(visit, unknownPath, /not found/i),
  );
}

/** Opens a page directly, and follows a link of its footer. */
async function openAndLeave({ page, line, open, shows, reads, check }: Visit, path: string, heading: RegExp) {
  await open(path);
  await reads(title, heading);
  await reads(main, /.{50}/);
  await shows(chatButton);
  const before = await page.text(title);
  await page.click(link(path === '/terms' ? 'Privacy Policy' : 'Terms of Service', footer));
  await check(`${path} leads on`, async () => (await page.text(title)) !== before, true);
  // Leaving a page aborts its requests, which are reported as errors. A page is preloaded while the mouse is over its link.
  await page.hover(title);
  await check('nothing is under way', async () => line.underWay, 0);
  await check('what is loaded ahead has come', () => page.evaluate(isLoadedAhead), true);
}

/** Whether the browser has finished all preloads of the page. Runs in the page. */
function isLoadedAhead() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]');
  return [...links].every(({ href }) => performance.getEntriesByName(href).length > 0);
}
