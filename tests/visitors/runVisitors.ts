import fc from 'fast-check';

import type { AuditFormData, AuditReport, AuditService } from '#services';
import { validateAuditForm } from '#services';
import { knowledge } from '#services/knowledge';
import { createAuditService, createGeminiGenerator, type GatewayOptions } from '#services/server';
import { startGateway } from '../contract/startGateway.ts';
import { json, reply } from '../geminiServer/answers.ts';
import type { GeminiCall } from '../geminiServer/GeminiCall.ts';
import { startGeminiServer } from '../geminiServer/geminiServer.ts';
import { businessIn, replyTo, reportFor } from './auditReplies.ts';
import { answersIn, auditVisitor, privateIn } from './internationalVisitors.ts';

export interface VisitorsOptions {
  /** Number of visitors who ask for a report. */
  readonly count: number;
  /** Draws the same visitors again. */
  readonly seed: number;
  /** Number of visitors at once, each group with a gateway and a model of its own. @default 8 */
  readonly lanes?: number;
  /** Makes the service from a generator; the real one if left out. */
  readonly serviceOf?: typeof realService | undefined;
  readonly onProgress?: (done: number) => void;
}

/** Options of all gateways of a run. */
const gatewayOptions: GatewayOptions = { GEMINI_API_KEY: 'CANARY-KEY-4711', limits: {} };

export interface Disappointment {
  /** The place of the visitor among all that were drawn. */
  readonly number: number;
  readonly visitor: AuditFormData;
  /** Failures, as sentences. */
  readonly problems: readonly string[];
}

export interface VisitorsResult {
  /** Visitors whose report the model wrote. */
  readonly served: number;
  /** Calls that reached the model. */
  readonly calls: number;
  /** The first visitor with a problem; no further visitor is sent after it. */
  readonly first: Disappointment | null;
}

const realService = (generator: ReturnType<typeof createGeminiGenerator>): AuditService =>
  createAuditService({ generator, knowledge });

/**
 * Sends generated visitors through the audit: the real service, adapter and gateway, and a model on loopback that writes
 * in the prescribed form. Each must get the report of the model, about their own business, after one request that holds
 * nothing private.
 */
export async function runVisitors({
  count,
  seed,
  lanes = 8,
  serviceOf = realService,
  onProgress,
}: VisitorsOptions): Promise<VisitorsResult> {
  const visitors = fc.sample(auditVisitor, { seed, numRuns: count });
  const disappointed: Disappointment[] = [];
  let next = 0;
  let served = 0;
  let calls = 0;

  async function lane(): Promise<void> {
    const gemini = await startGeminiServer();
    const gateway = await startGateway({ ...gatewayOptions, GEMINI_BASE_URL: gemini.url });
    const generator = createGeminiGenerator({
      apiKey: 'held-by-the-gateway',
      baseUrl: `${gateway.url}/api/gemini`,
    });
    const failures: string[] = [];
    const service = serviceOf({
      ...generator,
      generate: (request) =>
        generator.generate(request).catch((error) => {
          failures.push(`the model's answer failed: ${error} (${error.cause ?? 'no cause'})`);
          throw error;
        }),
    });
    try {
      while (next < visitors.length && disappointed.length === 0) {
        const number = next;
        next += 1;
        const visitor = visitors[number];
        if (!visitor) break;
        gemini.always((call) =>
          json(call, 200, reply(replyTo(promptOf(call), number), { finishReason: 'STOP' })),
        );
        const { report, source } = await service.generate(visitor);
        const prompts = gemini.requests.map(promptOf);
        const problems = [
          ...refusals(visitor),
          ...failures,
          ...faultsOf({ visitor, number, report, source, prompts }),
        ];
        if (problems.length > 0) disappointed.push({ number, visitor, problems });
        else served += 1;
        calls += prompts.length;
        gemini.forget();
        onProgress?.(served);
      }
    } finally {
      await gateway.close();
      await gemini.close();
    }
  }

  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
  const [first = null] = disappointed.sort((one, other) => one.number - other.number);
  return { served, calls, first };
}

/** The turn of a call that holds the answers of the form; empty if none does. */
const promptOf = ({ body }: GeminiCall): string =>
  textsIn(body).find((text) => text.includes('Business name:\n')) ?? '';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const refusals = (visitor: AuditFormData) =>
  Object.entries(validateAuditForm(visitor)).map(([field, error]) => `the form refuses ${field}: ${error}`);

interface Served {
  readonly visitor: AuditFormData;
  readonly number: number;
  readonly report: AuditReport;
  readonly source: string;
  readonly prompts: readonly string[];
}

function faultsOf({ visitor, number, report, source, prompts }: Served): string[] {
  const faults = prompts
    .flatMap(answersIn)
    .flatMap((answer) => privateIn(answer, visitor))
    .map((field) => `${field} reached the model`);
  if (prompts.length !== 1) faults.push(`the model was asked ${prompts.length} times`);
  if (source !== 'ai') return [...faults, `the report is of the source "${source}"`];
  const business = businessIn(prompts[0] ?? '').replaceAll('[name]', () => visitor.contactName);
  if (!names(report.executiveSummary, business)) {
    faults.push(
      `the report does not name the business ${JSON.stringify(business)}: ${report.executiveSummary}`,
    );
  }
  if (!isMasked(visitor.businessName) && lettersOf(business) !== lettersOf(visitor.businessName)) {
    faults.push(`the business is called ${JSON.stringify(business)} towards the model`);
  }
  const written = reportFor('', number);
  for (const part of ['keyOpportunities', 'recommendedSolutions'] as const) {
    if (JSON.stringify(report[part]) !== JSON.stringify(written[part]))
      faults.push(`the report has other ${part}`);
  }
  return faults;
}

/** Emails and long numbers are masked in a name of a business too, and long names are cut. */
const isMasked = (name: string) => /@|(?:\p{Nd}\P{L}*){7}/u.test(name) || name.length > 190;

/** Whether a text names a business: its letters and digits in any case, or its marks where it has nothing else. */
function names(text: string, business: string): boolean {
  const letters = lettersOf(business);
  return letters === '' ? text.includes(marksOf(business)) : lettersOf(text).includes(letters);
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');
const marksOf = (text: string) => /[\p{P}\p{S}]+/u.exec(text)?.[0] ?? '';
