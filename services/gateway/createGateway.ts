import { Hono } from 'hono';

import { isUsableKey } from '../generation/config.ts';
import { leadSchema } from '../leads/leadSchema.ts';
import { askModel } from './askModel.ts';
import { deliverToWebhook } from './deliverToWebhook.ts';
import { takeErrorReports } from './errorReports.ts';
import { defaultLimits, type GatewayLimits, type GatewayOptions } from './GatewayOptions.ts';
import { apiHeaders } from './headers.ts';
import { isOwnRequest, isSecure } from './isOwnRequest.ts';
import { createModelCalls, readCallName, readIntent, webAddress } from './modelCalls.ts';
import { GatewayProblem, problemResponse } from './problems.ts';
import { readJson } from './readBody.ts';
import { check } from './requestSchemas.ts';
import { beginVisit, noteProblem, type Visit } from './Visit.ts';

/** Answers everything under `/api/`. Never rejects, and never tells a client what the upstream said of itself. */
export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

/** The types browsers give to policy reports. */
const reports = /^application\/(csp-report|reports\+json|json)\b/i;

/**
 * The gateway that holds the Gemini key (decisions D2 to D4 and D8). Runs wherever there are web-standard requests.
 * Throws at once if it is set up with a model name or an address that can be none.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const limits: GatewayLimits = { ...defaultLimits, ...options.limits };
  const apiKey = isUsableKey(options.apiKey) ? options.apiKey.trim() : null;
  const webhook = options.leadsWebhookUrl ? webAddress(options.leadsWebhookUrl, 'LEADS_WEBHOOK_URL') : null;
  const calls = createModelCalls(options);
  const now = options.now ?? Date.now;
  const log = options.log ?? (() => {});
  let modelIsGone = false;

  const app = new Hono<{ Bindings: { visit: Visit } }>();

  const refuseStrangers = (request: Request) => {
    if (!isOwnRequest(request, options)) throw new GatewayProblem('origin_refused');
  };

  app.post('/api/gemini/v1beta/models/:call', async ({ req: { raw: request }, env: { visit } }) => {
    refuseStrangers(request);
    const asked = readCallName(
      new URL(request.url).pathname.split('/').at(-1) ?? '',
      options.extraMethods === true,
    );
    visit.route = asked.method;
    visit.intent = readIntent(request);
    if (!apiKey) throw new GatewayProblem('ai_unconfigured');
    calls.refuseUnknownModel(asked.model, asked.method);
    const body = await readJson(request, { bytes: limits.bodyBytes, ms: limits.bodyMs });
    const call = calls.make({ ...asked, intent: readIntent(request) }, body);
    const response = await askModel(call, { apiKey, limits, request, visit });
    modelIsGone = false;
    return response;
  });

  app.post('/api/leads', async ({ req: { raw: request }, env: { visit } }) => {
    visit.route = 'leads';
    refuseStrangers(request);
    if (!webhook) throw new GatewayProblem('leads_unconfigured');
    const lead = check(leadSchema, await readJson(request, { bytes: limits.leadBytes, ms: limits.bodyMs }));
    await deliverToWebhook(lead, { url: webhook, ms: limits.leadMs, signal: request.signal, now });
    return Response.json({ delivered: true });
  });

  app.post('/api/csp', async ({ req: { raw: request }, env: { visit } }) => {
    visit.route = 'csp';
    // A report may hold a visitor's address or words, so it is read for its size and forgotten.
    await readJson(request, { bytes: limits.reportBytes, ms: limits.bodyMs }, reports);
    return new Response(null, { status: 204 });
  });

  if (options.errorReports) takeErrorReports(app, { refuseStrangers, limits, now });

  app.get('/api/health', ({ env: { visit } }) => {
    visit.route = 'health';
    return Response.json({
      status: modelIsGone ? 'degraded' : 'ok',
      ai: apiKey ? 'configured' : 'unconfigured',
      leads: webhook ? 'configured' : 'unconfigured',
    });
  });

  const onlyBy = (allow: string) => () => {
    throw new GatewayProblem('method_not_allowed', { headers: { allow } });
  };
  app.all('/api/gemini/v1beta/models/:call', onlyBy('POST'));
  app.all('/api/leads', onlyBy('POST'));
  app.all('/api/csp', onlyBy('POST'));
  app.all('/api/health', onlyBy('GET, HEAD'));

  app.notFound(() => problemResponse(new GatewayProblem('not_found')));
  app.onError((error, { env: { visit } }) => {
    const problem = noteProblem(visit, error);
    if (problem.code === 'model_unavailable') modelIsGone = true;
    return problemResponse(problem);
  });

  return {
    async fetch(request) {
      const visit = beginVisit({ now, log });
      const response = await app.fetch(request, { visit });
      const headers = { ...apiHeaders({ secure: isSecure(request) }), 'x-request-id': visit.id };
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      if (!visit.streaming) visit.end(response.status);
      return response;
    },
  };
}
