import { contact } from '#services/knowledge';

import { answers } from '../../geminiServer/geminiServer.ts';
import { button, link, messages, navigation, newestMessage, panel, title } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';
import { ask, isAnswered, openChat } from './steps.ts';

/** The assistant, with and without a model. */
export function chatting(journey: Journey) {
  journey(
    'the model answers three questions, and the conversation comes along',
    { ai: true },
    async (visit) => {
      const { page, gemini, open, reads, check, hides } = visit;
      gemini.always(answers('An answer **of the model**.'));
      await open('/about');
      await openChat(visit, page);
      for (const question of ['What do you do?', 'Since when?', 'And in Limassol?']) {
        await ask(visit, page, question);
        await reads(newestMessage, 'An answer of the model.');
      }
      await page.click(link('Services', navigation));
      await reads(title, 'Services');
      await check('all seven messages are there', () => page.count(messages), 7);
      await page.click(button('Minimize', panel));
      await hides(panel);
    },
  );

  journey('the site itself answers where there is no model', { expected: [/503/] }, async (visit) => {
    const { page, open, reads } = visit;
    await open('/');
    await openChat(visit, page);
    await page.click(button('What services do you offer?', panel));
    await isAnswered(visit, page, 3);
    await reads(newestMessage, /services/i);
    await ask(visit, page, 'How can I contact you?');
    await reads(newestMessage, contact.email);
    await ask(visit, page, 'Where are you?');
    await reads(newestMessage, /Nicosia/);
  });
}
