import { banner, button, link, main, navigation, title } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';

const search = { role: 'dialog', name: 'Search' } as const;

/** Menus, search and display settings. */
export function navigating(journey: Journey) {
  journey(
    'the dropdown opens under the pointer and leads to a page',
    {},
    async ({ page, open, shows, hides, reads }) => {
      await open('/');
      const caseStudies = { role: 'link', name: { pattern: '^Case Studies' }, within: navigation } as const;
      await hides(caseStudies);
      await page.hover(button('Resources', navigation));
      await shows(caseStudies);
      await page.click(caseStudies);
      await reads(title, 'Case');
      await hides(caseStudies);
    },
  );

  journey(
    'the menu of a small screen opens, unfolds and leads to a page',
    {},
    async ({ page, open, shows, hides, reads }) => {
      await page.resize(390, 800);
      await open('/');
      const about = link('About Us', banner);
      await hides(about);
      await page.click(button('Menu', banner));
      await shows(about);
      await page.click(button('Resources', banner));
      await shows({ role: 'link', name: { pattern: '^Case Studies' }, within: banner });
      await page.click(about);
      await reads(title, 'About Us');
      await hides(about);
    },
  );

  journey('the search finds a service and leads to it', {}, async ({ page, open, shows, hides, reads }) => {
    await open('/');
    await page.click(button('Search', banner));
    await shows(search);
    await page.fill({ role: 'searchbox', within: search }, 'voice agnts');
    await reads({ role: 'status', within: search }, /result/);
    await page.click(link('AI voice agents', search));
    await reads(title, 'AI voice agents');
    await hides(search);
  });

  journey(
    'the display settings change the page and are there after a reload',
    {},
    async ({ page, open, shows, check }) => {
      await open('/');
      const appearance = () =>
        page.evaluate(() => [
          document.body.dataset.theme,
          document.querySelector('[data-high-contrast="true"]') !== null,
          getComputedStyle(document.querySelector('main p') ?? document.body).color,
        ]);
      const before = await appearance();
      await page.click(button('Display settings', banner));
      await page.click({ role: 'radio', name: { pattern: '^Dark' } });
      await page.click({ role: 'switch', name: 'High contrast' });
      await check('the page is dark', async () => (await appearance()).slice(0, 2), ['dark', true]);
      const after = await appearance();
      await check('it is drawn in another colour', async () => after[2] !== before[2], true);
      await page.reload();
      await shows(main);
      await check('it is as before after a reload', appearance, after);
    },
  );
}
