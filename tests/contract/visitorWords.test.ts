import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type ChatMessage, contactProblem, isBlank, type Lead } from '#services';
import { emergency, knowledge } from '#services/knowledge';
import { createAssistant, createGeminiGenerator, createHttpLeadDelivery } from '#services/server';
import { startWebhook } from '#tests/contract/receivers.ts';
import { type RunningGateway, startGateway } from '#tests/contract/startGateway.ts';
import { answers, type GeminiServer, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';
import { anyText, emailAddress, personName, phoneNumber } from '#tests/visitors/internationalInputs.ts';

// Enough for hundreds of requests on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
const sampling = { seed, numRuns: 100 };
console.log(`Words of visitors are drawn with PROPERTY_SEED=${seed}`);

let gemini: GeminiServer;
let gateway: RunningGateway;
let webhook: Awaited<ReturnType<typeof startWebhook>>;

beforeAll(async () => {
  gemini = await startGeminiServer();
  gemini.always(answers('As you say.'));
  webhook = await startWebhook((response) => void response.writeHead(204).end());
  gateway = await startGateway({
    GEMINI_API_KEY: 'CANARY-KEY-4711',
    GEMINI_BASE_URL: gemini.url,
    LEADS_WEBHOOK_URL: webhook.url,
  });
});
afterAll(async () => {
  await gateway.close();
  await gemini.close();
  await webhook.close();
});

const hasVisibleText = (text: string) => text.replace(/[\s\p{Cc}]/gu, '') !== '';
const visibleText = anyText(300).filter(hasVisibleText);
/** Includes texts that fill the longest message with characters of three bytes. */
const question = fc.oneof(
  { weight: 6, arbitrary: visibleText },
  visibleText.map((text) => `${text}${'語'.repeat(5_000)}`),
);
const history: fc.Arbitrary<ChatMessage[]> = fc.array(
  fc.oneof(
    question.map((content) => ({ content, isUser: true })),
    question.map((content) => ({ content, isUser: false, source: 'ai' as const })),
  ),
  { maxLength: 8 },
);

test('the model answers the first request for any question without a danger after any history', async () => {
  await fc.assert(
    fc.asyncProperty(question, history, async (asked, before) => {
      const assistant = createAssistant({
        knowledge,
        generator: createGeminiGenerator({ apiKey: 'placeholder', baseUrl: `${gateway.url}/api/gemini` }),
      });
      gemini.forget();
      const { content, source } = await assistant.reply(asked, before, undefined, () => {});
      // A few addresses are read as a danger, which is answered without the model. crisis.test.ts limits their share.
      fc.pre(source === 'ai' || !content.includes(`**${emergency.number}**`));
      expect({ content, source, calls: gemini.requests.length }).toEqual({
        content: 'As you say.',
        source: 'ai',
        calls: 1,
      });
    }),
    {
      ...sampling,
      examples: [
        ['\ud83d half of a face', []],
        ['語'.repeat(5_000), []],
        ['And now?', Array.from({ length: 5 }, () => ({ content: '語'.repeat(3_900), isUser: true }))],
      ],
    },
  );
});

/** Returns a text as the gateway stores it: without control characters, and with lone surrogates replaced. */
const characters = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]/gu, '');

/** Messages that the form accepts. A message without a visible character counts as missing. */
const message = anyText().filter((text) => !isBlank(text));

const anyLead: fc.Arbitrary<Lead> = fc.record({
  kind: fc.constantFrom('contact' as const, 'follow-up' as const),
  name: fc.oneof(personName, anyText(250)).filter((name) => contactProblem('name', name) === null),
  email: emailAddress,
  phone: fc.oneof(phoneNumber, fc.constant('')),
  message: fc.oneof(
    message,
    message.map((text) => text.repeat(200)),
  ),
  attachment: fc.oneof(
    anyText(),
    anyText().map((text) => text.repeat(300)),
  ),
});

test('the contact form delivers any name and message', async () => {
  const delivery = createHttpLeadDelivery({ url: `${gateway.url}/api/leads`, visitMs: () => 60_000 });
  await fc.assert(
    fc.asyncProperty(anyLead, async (lead) => {
      webhook.calls.length = 0;
      expect(await delivery.deliver(lead)).toBe('delivered');
      const leads: Lead[] = webhook.calls.map(({ body }) => JSON.parse(body));
      expect(leads).toMatchObject([{ email: lead.email, kind: lead.kind }]);
      expect(leads[0]?.phone).toBe(lead.phone.trim());
      if (lead.message.length <= 4_000) expect(leads[0]?.message).toBe(characters(lead.message).trim());
    }),
    {
      ...sampling,
      examples: [
        [
          {
            kind: 'contact',
            name: 'Maria\tGeorgiou',
            email: 'maria@my-firm.com',
            phone: '',
            message: `Hello${'\u0001'.repeat(3_900)}`,
            attachment: '\u0001'.repeat(30_000),
          },
        ],
      ],
    },
  );
});
