import { button, contactNews, main } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';
import { fillContact } from './steps.ts';

/** The contact form. */
export function writing(journey: Journey) {
  journey(
    'a message that lacks something says what, and a whole one opens the mail program',
    { needs: 'opensMail', expected: [/503/] },
    async (visit) => {
      const { page, open, shows, reads, check } = visit;
      await open('/contact');
      await page.click(button('Send message', main));
      await shows({ role: 'link', name: { pattern: '^Enter your name' }, within: main });
      await fillContact(page);
      await page.click(button('Open in my mail program', main));
      await reads(contactNews, 'Your mail program should open');
      const mail = { role: 'link', name: 'Open the mail program again', within: main } as const;
      await shows(mail);
      const address = () =>
        page.evaluate(() =>
          document.querySelector('main a[href^="mailto:"][href*="body="]')?.getAttribute('href'),
        );
      await check('the mail holds the message', address, /^mailto:.*Quotes%20take%20two%20days/);
      await check(
        'the text stays',
        () => page.value({ label: 'What is it about?', within: main }),
        'Quotes take two days.',
      );
    },
  );
}
