import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, modelRequests, openChat } from './support/chat.ts';
import { callsOf } from './support/gemini.ts';
import { open } from './support/site.ts';

test.use({
  ai: 'on',
  // A failed request is logged by the browser itself.
  expectedConsole: /Failed to load resource/,
});

const question = 'How can I contact you?';
test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('The model says hello.'));
  await open(page, '/about');
  await openChat(page);
});

test('[ST-01, CALL-01, CALL-02, CALL-04, CONST-01, CONST-02, CONST-03] the first question goes to the specified model with instruction and settings, and the key as a header, in no address, and never to the browser', async ({
  page,
  gemini,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  const calls = callsOf(gemini);
  const requests = modelRequests(page);
  expect(await ask(page, question)).toContain('The model says hello.');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/models\/gemini-2\.0-flash:streamGenerateContent$/),
  ]);
  const threshold = 'BLOCK_MEDIUM_AND_ABOVE';
  const body = {
    contents: [{ role: 'user', parts: [{ text: question }] }],
    systemInstruction: { parts: [{ text: expect.stringContaining('assistant') }] },
    generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 },
    safetySettings: expect.arrayContaining([
      { category: 'HARM_CATEGORY_HARASSMENT', threshold },
      { category: 'HARM_CATEGORY_HATE_SPEECH', threshold },
      { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold },
      { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold },
    ]),
  };
  expect(requests[0]?.body).toMatchObject(body);
  expect(calls()).toMatchObject([{ httpMethod: 'POST', method: 'streamGenerateContent', body }]);
  expect(calls()[0]?.headers['x-goog-api-key']).toBe('test-key');
  expect(calls()[0]?.url).not.toContain('key');
  expect(seen.join('\n')).not.toContain('test-key');
});
