import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { emptyAuditForm } from '#services';
import { knowledge } from '#services/knowledge';
import { createAssistant, createAuditService, createGeminiGenerator } from '#services/server';
import { type FaultId, faults, type GeminiServer, startGeminiServer } from '#tests/support/geminiServer.ts';
import { faultText } from '#tests/support/geminiServerFaults.ts';
import { type RunningGateway, startGateway } from '#tests/support/geminiServerGateway.ts';

/** What a visitor can still read; everything else is a failure. */
const readable = new Set<FaultId>(['F01', 'F32 with text', 'F35', 'F36 split characters', 'F40']);
const isFault = (name: string): name is FaultId => name in faults;
const ids = Object.keys(faults).filter(isFault);

let gemini: GeminiServer;
let gateway: RunningGateway;
/** A gateway whose upstream's port is closed. */
let lonelyGateway: RunningGateway;

beforeAll(async () => {
  gemini = await startGeminiServer();
  const closed = await startGeminiServer();
  await closed.close();
  const apiKey = 'CANARY-KEY-4711';
  const limits = { firstByteMs: 400, idleMs: 400, chatMs: 800, auditMs: 800 };
  gateway = await startGateway({ apiKey, upstreamUrl: gemini.url, limits });
  lonelyGateway = await startGateway({ apiKey, upstreamUrl: closed.url, limits });
});
afterAll(async () => {
  await gateway.close();
  await lonelyGateway.close();
  await gemini.close();
});

/** The real adapter over HTTP, as the browser uses it. */
const generatorFor = (id: FaultId) =>
  createGeminiGenerator({
    apiKey: 'placeholder',
    baseUrl: `${(id === 'F15' ? lonelyGateway : gateway).url}/api/gemini`,
    timeout: 4_000,
  });
/** How many calls a gateway has taken. */
const callsOf = (id: FaultId) => (id === 'F15' ? lonelyGateway : gateway).log.length;

describe.each(ids)('[R-30] %s', { timeout: 20_000 }, (id) => {
  test.each([
    ['plain calls', false],
    ['streams', true],
  ])('a visitor of the chat is always answered: %s', async (_, streaming) => {
    gemini.always(faults[id]);
    const assistant = createAssistant({ knowledge, generator: generatorFor(id), streaming });
    for (const errors of [1, 2, 3]) {
      const { content, source } = await assistant.reply('What does it cost?', []);
      if (readable.has(id)) {
        expect({ content, source }).toEqual({ content: faultText, source: 'ai' });
        expect(assistant.status()).toMatchObject({ mode: 'ai', errors: 0 });
      } else {
        expect(source).toBe('site');
        expect(content).not.toBe('');
        expect(assistant.status().errors).toBe(errors);
      }
    }
    if (readable.has(id)) return;

    expect(assistant.status().mode).toBe('offline');
    const before = callsOf(id);
    const { content, source } = await assistant.reply('And how long does it take?', []);
    expect(source).toBe('site');
    expect(content).not.toBe('');
    expect(callsOf(id)).toBe(before);
  });

  test('a visitor of the audit always gets a report, after at most two calls', async () => {
    gemini.always(faults[id]);
    const before = callsOf(id);
    const audit = createAuditService({ generator: generatorFor(id), knowledge });
    const form = { ...emptyAuditForm, businessName: 'Kyrenia Gate Bakery' };
    const { report, source } = await audit.generate(form);
    expect(source).toBe(readable.has(id) ? 'ai' : 'template');
    expect(report.executiveSummary).not.toBe('');
    expect(report.keyOpportunities.length).toBeGreaterThan(0);
    expect(report.recommendedSolutions.length).toBeGreaterThan(0);
    expect(callsOf(id) - before).toBeLessThanOrEqual(2);
  });
});
