import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { emptyAuditForm } from '#services';
import { knowledge } from '#services/knowledge';
import { createAssistant, createAuditService, createGeminiGenerator } from '#services/server';
import { type RunningGateway, startGateway } from '#tests/contract/startGateway.ts';
import { faultText } from '#tests/geminiServer/faults.ts';
import {
  type FaultName,
  faults,
  type GeminiServer,
  startGeminiServer,
} from '#tests/geminiServer/geminiServer.ts';

/** Faults whose reply can still be read; all others count as failures. */
const readable = new Set<FaultName>(['normalReply', 'maxTokensWithText']);
/** One fault of each outcome that gatewayFaults.test.ts tells of all of them. */
const faultNames: readonly FaultName[] = [
  ...readable,
  'forbidden',
  'tooManyRequests',
  'connectionRefused',
  'noResponse',
  'malformedJson',
  'noCandidates',
  'blockedForSafety',
  'errorMidReply',
];

let gemini: GeminiServer;
let gateway: RunningGateway;
/** A gateway whose upstream's port is closed. */
let unreachableGateway: RunningGateway;

beforeAll(async () => {
  gemini = await startGeminiServer();
  const closed = await startGeminiServer();
  await closed.close();
  const apiKey = 'CANARY-KEY-4711';
  const limits = { chatMs: 800, auditMs: 800 };
  gateway = await startGateway({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: gemini.url, limits });
  unreachableGateway = await startGateway({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: closed.url, limits });
});
afterAll(async () => {
  await gateway.close();
  await unreachableGateway.close();
  await gemini.close();
});

/** The real adapter over HTTP, as the browser uses it. */
const generatorFor = (fault: FaultName) =>
  createGeminiGenerator({
    apiKey: 'placeholder',
    baseUrl: `${(fault === 'connectionRefused' ? unreachableGateway : gateway).url}/api/gemini`,
  });
/** Number of calls that a gateway has taken. */
const callsOf = (fault: FaultName) =>
  (fault === 'connectionRefused' ? unreachableGateway : gateway).log.length;

describe.each(faultNames)('[R-30] with the fault %s', { timeout: 20_000 }, (fault) => {
  test.each([
    ['plain calls', undefined],
    ['streams', () => {}],
  ])('the assistant always replies: %s', async (_, onWritten) => {
    gemini.always(faults[fault]);
    const assistant = createAssistant({ knowledge, generator: generatorFor(fault) });
    for (const errors of [1, 2, 3]) {
      const { content, source } = await assistant.reply('What does it cost?', [], undefined, onWritten);
      if (readable.has(fault)) {
        expect({ content, source }).toEqual({ content: faultText, source: 'ai' });
        expect(assistant.status()).toMatchObject({ mode: 'ai', errors: 0 });
      } else {
        expect(source).toBe('site');
        expect(content).not.toBe('');
        expect(assistant.status().errors).toBe(errors);
      }
    }
    if (readable.has(fault)) return;

    expect(assistant.status().mode).toBe('offline');
    const before = callsOf(fault);
    const { content, source } = await assistant.reply('And how long does it take?', [], undefined, onWritten);
    expect(source).toBe('site');
    expect(content).not.toBe('');
    expect(callsOf(fault)).toBe(before);
  });

  test('[R-33] the audit always returns a report, after at most two calls', async () => {
    gemini.always(faults[fault]);
    const before = callsOf(fault);
    const audit = createAuditService({ generator: generatorFor(fault), knowledge });
    const form = { ...emptyAuditForm, businessName: 'Kyrenia Gate Bakery' };
    const { report, source } = await audit.generate(form);
    // The replies of the stand-in have no lists: the summary alone is the model's.
    expect(source).toBe(readable.has(fault) ? 'mixed' : 'template');
    expect(report.executiveSummary).not.toBe('');
    expect(report.keyOpportunities.length).toBeGreaterThan(0);
    expect(report.recommendedSolutions.length).toBeGreaterThan(0);
    expect(callsOf(fault) - before).toBeLessThanOrEqual(2);
  });
});
