import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, openChat } from './support/chat.ts';
import { callsOf } from './support/gemini.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on' });

test('[ST-01] the first question goes to the model with the key as a header, in no address, and never to the browser', async ({
  page,
  gemini,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  gemini.always(answers('The model says hello.'));
  await open(page, '/about');
  await openChat(page);
  const calls = callsOf(gemini);
  expect(await ask(page, 'How can I contact you?')).toContain('The model says hello.');
  expect(calls()[0]?.headers['x-goog-api-key']).toBe('test-key');
  expect(calls()[0]?.url).not.toContain('key');
  expect(seen.join('\n')).not.toContain('test-key');
});
