import { Hono } from 'hono';

import { leadSchema } from '../leads/leadSchema.ts';
import { createQuestions } from './answerQuestion.ts';
import { deliverToWebhook } from './deliverToWebhook.ts';
import { takeErrorReports } from './errorReports.ts';
import { type Client, defaultLimits, type GatewayOptions } from './GatewayOptions.ts';
import { apiHeaders } from './headers.ts';
import { noteOfReport, reportTypes } from './policyReports.ts';
import { GatewayProblem, problemResponse } from './problems.ts';
import { isOwnRequest } from './proxies.ts';
import { readJson } from './readBody.ts';
import { check } from './requestSchemas.ts';
import { beginVisit, noteProblem, type Visit } from './Visit.ts';

/** Answers everything under `/api/`. Never rejects, and never tells a client what the upstream said of itself. */
export interface Gateway {
  /** Who asks is taken from the request itself where the server does not know better. */
  fetch(request: Request, client?: Client): Promise<Response>;
}

/** So long after the key was refused is the server not ready; then the next question may find it taken again. */
const keyTroubleMs = 60_000;

/**
 * The gateway that holds the Gemini key (decisions D2 to D4 and D8). Runs wherever there are web-standard requests.
 * Throws at once if it is set up with a model name that can be none.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    bounds,
    leadsWebhookUrl: webhook,
    isDraining = () => false,
    now = Date.now,
    log = () => {},
  } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const questions = createQuestions(options);
  let modelIsGone = false;
  let keyRefusedAt = Number.NEGATIVE_INFINITY;

  const app = new Hono<{ Bindings: { visit: Visit } }>();

  app.use('/api/*', async ({ req: { raw: request, path }, env: { visit } }, next) => {
    visit.route = path === '/api/csp' ? 'csp' : path === '/api/leads' ? 'leads' : 'unknown';
    const mustBeOwn = request.method === 'POST' && path !== '/api/csp';
    if (!mustBeOwn || isOwnRequest(request, visit.client, options)) return next();
    const note = 'Its page is not of this site. If it is, set SITE_ORIGINS to the address visitors see';
    throw new GatewayProblem('origin_refused', { note });
  });

  app.post('/api/gemini/v1beta/models/:call', async ({ req: { raw: request }, env: { visit } }) => {
    const response = await questions.answer(request, visit);
    modelIsGone = false;
    keyRefusedAt = Number.NEGATIVE_INFINITY;
    return response;
  });

  app.post('/api/leads', async ({ req: { raw: request }, env: { visit } }) => {
    if (!webhook) throw new GatewayProblem('leads_unconfigured');
    const lead = check(leadSchema, await readJson(request, { bytes: limits.leadBytes, ms: limits.bodyMs }));
    await bounds?.enter('lead', visit.client.address);
    await deliverToWebhook(lead, webhook, limits.leadMs, now);
    return Response.json({ delivered: true });
  });

  app.post('/api/csp', async ({ req: { raw: request }, env: { visit } }) => {
    await bounds?.enter('report', visit.client.address);
    const report = await readJson(request, { bytes: limits.reportBytes, ms: limits.bodyMs }, reportTypes);
    visit.note = noteOfReport(report);
    return new Response(null, { status: 204 });
  });

  if (options.errorReports) takeErrorReports(app, { limits, now });

  /** Liveness: whoever gets this answer need not restart the server. */
  app.get('/api/health', ({ env: { visit } }) => {
    visit.route = 'health';
    return Response.json({
      status: modelIsGone ? 'degraded' : 'ok',
      ai: questions.isConfigured ? 'configured' : 'unconfigured',
      leads: webhook ? 'configured' : 'unconfigured',
    });
  });

  /** Readiness: whether visitors should be sent here. */
  app.get('/api/ready', ({ env: { visit } }) => {
    visit.route = 'ready';
    const keyIsRefused = now() - keyRefusedAt < keyTroubleMs;
    const ready = !isDraining() && !keyIsRefused;
    const trouble = keyIsRefused ? 'key refused' : modelIsGone ? 'model unknown' : 'ok';
    const ai = questions.isConfigured ? trouble : 'unconfigured';
    return Response.json({ ready, ai }, { status: ready ? 200 : 503 });
  });

  const onlyBy = (allow: string) => () => {
    throw new GatewayProblem('method_not_allowed', { headers: { allow } });
  };
  app.all('/api/gemini/v1beta/models/:call', onlyBy('POST'));
  app.all('/api/leads', onlyBy('POST'));
  app.all('/api/csp', onlyBy('POST'));
  app.all('/api/health', onlyBy('GET, HEAD'));
  app.all('/api/ready', onlyBy('GET, HEAD'));

  app.notFound(() => problemResponse(new GatewayProblem('not_found')));
  app.onError((error, { env: { visit } }) => {
    const problem = noteProblem(visit, error);
    if (problem.code === 'model_unavailable') modelIsGone = true;
    if (problem.code === 'key_refused') keyRefusedAt = now();
    return problemResponse(problem);
  });

  return {
    async fetch(request, client = { secure: request.url.startsWith('https:') }) {
      const visit = beginVisit(client, now, log);
      const response = await app.fetch(request, { visit });
      for (const [name, value] of Object.entries(apiHeaders(client))) response.headers.set(name, value);
      response.headers.set('x-request-id', visit.id);
      if (!visit.streaming) visit.end(response.status);
      return response;
    },
  };
}
