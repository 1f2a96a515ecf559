import { answers } from '../../geminiServer/geminiServer.ts';
import { ask, expectReport, fillAudit, fillContact, openChat, reportOfTheModel } from '../journeys/steps.ts';
import {
  banner,
  button,
  chatButton,
  contactNews,
  generate,
  link,
  main,
  navigation,
  newestMessage,
  title,
} from '../targets.ts';
import type { Journey, VisitOptions } from '../visit/describeVisits.ts';

/** Messages of engines for a failed request, and of the site for a part that did not load. */
export const unreachable = [
  /did not load/,
  /Loading chunk/,
  /Unable to preload/,
  /Failed to (load|fetch)/,
  /NetworkError/,
  /Load failed/,
  /ERR_/,
  /error loading dynamically/,
  /Importing a module/,
];

const storageTroubles: readonly (readonly [string, VisitOptions])[] = [
  ['storage and cookies are forbidden', { withoutStorage: true, touch: `${forbidStorage}` }],
  ['storage has no room', { touch: `${fillStorage}` }],
];

/** Blocked resources: the gateway, the storage, or the whole network. */
export function blocking(journey: Journey) {
  journey(
    'an ad blocker refuses the gateway: chat, audit and contact go on',
    { ai: true, expected: unreachable },
    async (visit) => {
      const { page, line, open, reads, check } = visit;
      line.set({ refused: /^\/api\// });
      await open('/ai-audit');
      await fillAudit(page);
      await page.click(generate);
      await expectReport(visit, page);
      await reads(main, /prepared from templates/i);
      await openChat(visit, page);
      await ask(visit, page, 'What services do you offer?');
      await reads(newestMessage, /services/i);
      await open('/contact');
      await fillContact(page);
      await page.click(button('Send message', main));
      await reads(contactNews, 'nothing is lost');
      await check(
        'the text stays',
        () => page.value({ label: 'What is it about?', within: main }),
        'Quotes take two days.',
      );
    },
  );

  for (const [what, options] of storageTroubles)
    journey(`${what}: everything works for this visit`, { ai: true, ...options }, async (visit) => {
      const { page, gemini, open, reads, check, shows } = visit;
      gemini.always(answers(reportOfTheModel));
      await open('/ai-audit');
      const usable = () =>
        page.evaluate(() => {
          try {
            localStorage.setItem('probe', '1');
            return 'usable';
          } catch (error) {
            return error instanceof Error ? error.name : String(error);
          }
        });
      await check('the browser keeps nothing', usable, /^(SecurityError|QuotaExceededError|TypeError)$/);
      await fillAudit(page);
      await page.click(generate);
      await expectReport(visit, page);
      await reads(main, 'This browser could not keep the report');
      await openChat(visit, page);
      await ask(visit, page, 'Hello');
      await page.type('Escape');
      await page.click(button('Display settings', banner));
      await page.click({ role: 'radio', name: { pattern: '^Dark' } });
      await check('the page is dark', () => page.evaluate(() => document.body.dataset.theme), 'dark');
      await page.click(link('Services', navigation));
      await reads(title, 'Services');
      await shows(chatButton);
    });

  journey(
    'the line breaks during a visit: nothing is lost, and it goes on when it is back',
    { ai: true, expected: unreachable },
    async (visit) => {
      const { page, line, gemini, open, reads, check } = visit;
      gemini.always(answers('An answer of the model.'));
      await open('/contact');
      await fillContact(page);
      await openChat(visit, page);
      await ask(visit, page, 'Hello');
      await reads(newestMessage, 'An answer of the model.');

      line.set({ offline: true });
      await ask(visit, page, 'How can I contact you?');
      await reads(newestMessage, /info@/);
      await check(
        'the message stays',
        () => page.value({ label: 'What is it about?', within: main }),
        'Quotes take two days.',
      );
      await page.click(link('Automations', navigation));
      // All visitors of WebKit share its cache. A page that an earlier visitor has opened loads without a network.
      await reads(title, /Automations|Failed to Load/);
      const failed = (await page.text(title)).includes('Failed');

      line.set({ offline: false });
      if (failed) {
        await page.click({ role: 'button', name: { pattern: 'again|reload|retry' }, within: main });
        await reads(title, 'Automations');
        await openChat(visit, page);
      }
      await check(
        'the conversation is there',
        async () => (await page.text({ role: 'log' })).includes('An answer of the model.'),
        true,
      );
    },
  );
}

/** Forbids storage in the page, for browsers without such a setting. Runs in the page. */
function forbidStorage() {
  try {
    localStorage.getItem('app-state');
  } catch {
    return; // The browser already forbids it.
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
